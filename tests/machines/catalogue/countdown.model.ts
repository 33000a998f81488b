import { countdownMachine } from '../../../machines/catalogue/countdown.machine';
import { createModel } from '../../support/model';

export const countdownModel = createModel(countdownMachine, {
  input: { endsAt: 10_000, now: 8_000 },
  fixtures: [
    { type: 'xstate.done.actor.readClock', output: 9_000 },
    { type: 'xstate.done.actor.readClock', output: 10_000 },
    { type: 'xstate.error.actor.readClock', error: new Error('broken') },
  ],
  vertex: ({ context }) => [context.left],
  invariants: {
    'an ended sale has no time left': (at) => !at.matches('ended') || at.context.left === 0,
    'the remaining time is never negative': (at) => at.context.left >= 0,
  },
});
