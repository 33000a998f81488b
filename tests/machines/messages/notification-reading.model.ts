import { notificationReadingMachine } from '../../../machines/messages/notification-reading.machine';
import { createModel } from '../../support/model';

export const notificationReadingModel = createModel(notificationReadingMachine, {
  fixtures: [
    { type: 'notification.opened', id: 4 },
    { type: 'notification.opened', id: 5 },
    { type: 'xstate.done.actor.markRead', output: undefined },
    { type: 'xstate.error.actor.markRead', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context: { sending, waiting } }) => [sending, waiting],
  invariants: {
    'a failure is shown exactly where there is one': (at) =>
      !at.matches('failed') || at.context.failure !== null,
  },
});
