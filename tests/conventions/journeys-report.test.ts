import { expect, it } from 'vitest';
import { readJourneys } from '../../tools/journeys-report.mjs';

/** Each number is the attempt at which a test passed; 0: it never passed. */
function report(...tries: number[]) {
  const status = (count: number) => ['unexpected', 'expected'][count] ?? 'flaky';
  const counted = (wanted: string) => tries.filter((count) => status(count) === wanted).length;
  const specs = tries.map((count, index) => ({
    title: `journey ${index}`,
    file: 'cart.journey.ts',
    tests: [{ status: status(count), results: Array.from({ length: count || 3 }, () => ({})) }],
  }));
  return {
    stats: { expected: counted('expected'), unexpected: counted('unexpected'), flaky: counted('flaky') },
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  };
}

it.each([
  ['all pass at once', [1, 1, 1], { passed: 3, failed: 0, flaky: [] }],
  ['one never passes', [1, 0], { passed: 1, failed: 1, flaky: [] }],
  [
    'one passes on a retry and is listed as flaky',
    [1, 2],
    { passed: 2, failed: 0, flaky: ['cart.journey.ts: journey 1 (2 tries)'] },
  ],
  [
    'one needs two more tries: it fails',
    [1, 3],
    { passed: 1, failed: 1, flaky: ['cart.journey.ts: journey 1 (3 tries)'] },
  ],
  [
    'three pass on a retry and are listed as flaky',
    [2, 1, 2, 2],
    {
      passed: 4,
      failed: 0,
      flaky: [0, 2, 3].map((index) => `cart.journey.ts: journey ${index} (2 tries)`),
    },
  ],
  [
    'four need another try: all four fail',
    [2, 1, 2, 2, 2],
    {
      passed: 1,
      failed: 4,
      flaky: [0, 2, 3, 4].map((index) => `cart.journey.ts: journey ${index} (2 tries)`),
    },
  ],
])('the report counts tests when %s', (_, tries, counted) => {
  expect(readJourneys(report(...tries))).toEqual(counted);
});
