import { fromPromise } from 'xstate';
import { countdownMachine } from '../../../../machines/catalogue/countdown.machine';
import type { EffectsOf } from '../../../platform/flow';
import type { Reads } from '../../../platform/reads';

export const provideCountdown = (now: () => number) =>
  countdownMachine.provide({ actors: { readClock: fromPromise(async () => now()) } });

/** Reloads prices when the sale ends. The regular prices come from the server. */
export const countdownEffects = (reads: Reads): EffectsOf<typeof countdownMachine> => ({
  'countdown.ended': (_, sendToRoot) => {
    reads.forget();
    sendToRoot({ type: 'page.outdated' });
  },
});
