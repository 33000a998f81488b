import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output fails the test that made it. */
const methods = ['error', 'warn', 'info', 'log'] as const;
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, 'unexpected console output').toEqual([]);
});
