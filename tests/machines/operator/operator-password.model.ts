import { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import { createModel } from '../../support/model';

export const operatorPasswordModel = createModel(operatorPasswordMachine, {
  fixtures: [
    { type: 'password.submitted', change: { oldPassword: 'the old password', password: 'the new password' } },
    { type: 'xstate.done.actor.changePassword', output: undefined },
    { type: 'xstate.error.actor.changePassword', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => context.failure?.code ?? null,
  invariants: {
    'passwords are kept only while they are sent': (at) =>
      at.matches('saving') === (at.context.change !== null),
  },
});
