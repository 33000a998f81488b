import { loyaltyMachine } from '../../../machines/account/loyalty.machine';
import { createModel } from '../../support/model';

export const terms = { pointsPerUnit: 100, minimum: 200, earnedPerUnit: 5, minorPerUnit: 100 };

export const loyaltyModel = createModel(loyaltyMachine, {
  input: { points: 1200, terms },
  otherInputs: [{ points: 10, terms }],
  fixtures: [
    { type: 'xstate.error.actor.watchPoints', error: new Error('broken') },
    { type: 'conversion.submitted', points: 300 },
    { type: 'conversion.submitted', points: 199 },
    { type: 'conversion.submitted', points: null },
    { type: 'points.changed', points: 900 },
    {
      type: 'xstate.done.actor.convertPoints',
      output: { message: 'Point to wallet transfer successfully.' },
    },
    { type: 'xstate.error.actor.convertPoints', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.points, context.attempt > 1],
  invariants: {
    'no amount below the minimum is converted': (at) =>
      !at.matches('converting') || at.context.wanted >= at.context.terms.minimum,
    'the dialog opens only for a customer with enough points': (at) =>
      !at.matches('asking') || at.context.points >= at.context.terms.minimum,
  },
});
