import { accountDeletionMachine } from '../../../machines/account/account-deletion.machine';
import { createModel } from '../../support/model';

export const runningOrders = {
  code: 'refused',
  messages: ['You still have orders under way.', 'A trip is under way.'],
  errors: [{ code: 'running_orders', message: 'You still have orders under way.' }],
};

export const accountDeletionModel = createModel(accountDeletionMachine, {
  input: { phrases: ['amira@souk.test', '+971501110001'] },
  fixtures: [
    { type: 'deletion.confirmed', typed: 'Amira@souk.test ' },
    { type: 'deletion.confirmed', typed: '+971 50 111 0001' },
    { type: 'deletion.confirmed', typed: 'amira' },
    { type: 'xstate.done.actor.deleteAccount', output: undefined },
    { type: 'xstate.error.actor.deleteAccount', error: runningOrders },
    { type: 'xstate.error.actor.deleteAccount', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.hasMistyped],
  invariants: {
    'the account is deleted only after a confirmation': (at) =>
      !(at.matches('deleting') || at.matches('deleted')) || at.context.typed !== '',
  },
});
