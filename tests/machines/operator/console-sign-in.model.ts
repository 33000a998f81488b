import { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { createModel } from '../../support/model';

const off = { error: { code: 'offline', messages: [] } };

export const consoleSignInModel = createModel(consoleSignInMachine, {
  input: { isInside: false },
  otherInputs: [{ isInside: true }],
  fixtures: [
    { type: 'key.submitted', key: 'the-key-of-the-shop' },
    { type: 'key.submitted', key: ' ' },
    { type: 'xstate.done.actor.enterShop', output: undefined },
    {
      type: 'xstate.error.actor.enterShop',
      error: { code: 'refused', messages: ['This shop key is wrong.'] },
    },
    { type: 'xstate.done.actor.leaveShop', output: undefined },
    { type: 'xstate.error.actor.leaveShop', ...off },
  ],
  vertex: ({ context }) => context.failure?.code ?? null,
  invariants: {
    'the key is kept only while it is tried': (at) => at.matches('entering') === (at.context.key !== ''),
  },
});
