import { toldReadingMachine } from '../../../machines/messages/told-reading.machine';
import { createModel } from '../../support/model';

export const toldReadingModel = createModel(toldReadingMachine, {
  fixtures: [
    { type: 'told.opened', id: 4 },
    { type: 'told.opened', id: 5 },
    { type: 'xstate.done.actor.markRead', output: undefined },
    { type: 'xstate.error.actor.markRead', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context: { sending, waiting } }) => [sending, waiting],
  invariants: {
    'a failure is shown where there is one': (at) => !at.matches('failed') || at.context.failure !== null,
  },
});
