import { notificationsMachine } from '../../../machines/messages/notifications.machine';
import { createModel } from '../../support/model';

export const notificationsModel = createModel(notificationsMachine, {
  input: { permission: 'default', isKnown: true },
  otherInputs: [
    { permission: 'unsupported', isKnown: true },
    { permission: 'default', isKnown: false },
  ],
  fixtures: [
    { type: 'permission.changed', permission: 'granted' },
    { type: 'permission.changed', permission: 'denied' },
    { type: 'xstate.done.actor.askPermission', output: 'granted' },
    { type: 'xstate.done.actor.askPermission', output: 'denied' },
    { type: 'xstate.done.actor.askPermission', output: 'default' },
    { type: 'xstate.done.actor.introduceDevice', output: undefined },
    { type: 'xstate.error.actor.introduceDevice', error: new Error('no service') },
    { type: 'xstate.error.actor.askPermission', error: new Error('no window') },
    { type: 'xstate.error.actor.watchPermission', error: new Error('nobody tells') },
  ],
  vertex: ({ context }) => context.permission,
  // A browser without notifications can't ask for permission.
  isPossible: ({ type }, { context }) =>
    type !== 'permission.changed' || context.permission !== 'unsupported',
  invariants: {
    'only a signed-in customer’s browser is registered': (at) =>
      !at.matches('introducing') || at.context.isKnown,
    'the browser asks only before there is an answer': (at) =>
      !(at.matches('undecided') || at.matches('asking')) || at.context.permission === 'default',
  },
});
