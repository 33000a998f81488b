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
});
