import { sessionMachine } from '../../../machines/session/session.machine';
import { createModel } from '../../support/model';

export const sessionModel = createModel(sessionMachine, {
  fixtures: [
    { type: 'guestId.refused', guestId: 'guest-1' },
    { type: 'guestId.refused', guestId: 'guest-of-long-ago' },
    { type: 'guestId.foundElsewhere', guestId: 'guest-1' },
    { type: 'guestId.foundElsewhere', guestId: 'guest-2' },
    { type: 'xstate.done.actor.readGuestId', output: 'guest-1' },
    { type: 'xstate.done.actor.readGuestId', output: null },
    { type: 'xstate.error.actor.readGuestId', error: new Error('storage is off') },
    { type: 'xstate.done.actor.requestGuestId', output: 'guest-3' },
    { type: 'xstate.error.actor.requestGuestId', error: { code: 'offline' } },
  ],
  vertex: ({ context }) => [context.guestId, context.refusedId],
  invariants: {
    'a guest who is identified has an id': (at) => at.matches('identified') === (at.context.guestId !== null),
    'an id that the server refused is not used again': (at) =>
      at.context.refusedId === null || at.context.guestId !== at.context.refusedId,
    'a failed state names its failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
