import { describe, expect, it, vi } from 'vitest';
import { walkAtRandom } from '../../tools/paths/random';
import { flows } from '../machines/models';

const RUNS = 100;
const LONGEST = 60;
const TIMEOUT = 60_000;
/** Each run has another seed. A failure prints it, and WALK_SEED repeats the run. */
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);

/** Random paths for one share of the machines. Each share is a test file, so Vitest runs them in parallel. */
export function walkShare(share: number, shares: number): void {
  describe(`random walks, seed ${seed}`, () => {
    it.each(
      flows
        .filter((_, index) => index % shares === share)
        .map((flow) => [flow.model.machine.id, flow] as const),
    )(
      'keep every invariant of %s, and the running machine agrees with the model',
      async (_, flow) => {
        const { isFailed, text } = await walkAtRandom(flow, {
          runs: RUNS,
          seed,
          maxLength: LONGEST,
          language: 'en',
        });
        forgetLateEvents();
        expect(isFailed ? text : null).toBeNull();
      },
      TIMEOUT,
    );
  });
}

/** Silences a warning of XState: a generated path may send an event to a child that has ended. */
export function forgetLateEvents(): void {
  const { calls } = vi.mocked(console.warn).mock;
  calls.splice(0, calls.length, ...calls.filter(([text]) => !/was sent to stopped actor/.test(String(text))));
}
