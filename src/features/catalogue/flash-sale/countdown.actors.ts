import { fromPromise } from 'xstate';
import { countdownMachine } from '../../../../machines/catalogue/countdown.machine';

export const provideCountdown = (now: () => number) =>
  countdownMachine.provide({ actors: { readClock: fromPromise(async () => now()) } });
