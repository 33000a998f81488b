import { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { createModel } from '../../support/model';

const off = { error: { code: 'offline', messages: [] } };

export const consoleSignInModel = createModel(consoleSignInMachine, {
  input: { role: null, hasAccounts: true },
  otherInputs: [
    { role: null, hasAccounts: false },
    { role: 'owner', hasAccounts: true },
  ],
  fixtures: [
    { type: 'account.submitted', email: 'maya@shop.example', password: 'a long password' },
    { type: 'account.submitted', email: ' ', password: '' },
    { type: 'passkey.chosen' },
    { type: 'key.preferred' },
    { type: 'account.preferred' },
    { type: 'key.submitted', key: 'the-key-of-the-shop' },
    { type: 'key.submitted', key: ' ' },
    { type: 'xstate.done.actor.enterShop', output: 'owner' },
    { type: 'xstate.done.actor.enterShop', output: 'manager' },
    { type: 'xstate.done.actor.enterShop', output: 'support' },
    { type: 'xstate.done.actor.enterShop', output: 'store' },
    {
      type: 'xstate.error.actor.enterShop',
      error: { code: 'refused', messages: ['This shop key is wrong.'] },
    },
    { type: 'xstate.done.actor.askPasskey', output: { id: 'key-1' } },
    { type: 'xstate.error.actor.askPasskey', error: { code: 'cancelled' } },
    {
      type: 'xstate.error.actor.askPasskey',
      error: { code: 'refused', messages: ['Passkeys don’t work here.'] },
    },
    { type: 'xstate.done.actor.leaveShop', output: undefined },
    { type: 'xstate.error.actor.leaveShop', ...off },
  ],
  vertex: ({ context }) => [
    context.role,
    context.hasAccounts,
    context.credentials?.kind,
    context.failure?.code,
  ],
  invariants: {
    'the credentials are kept only while they are checked': (at) =>
      at.matches('entering') === (at.context.credentials !== null),
    'a signed-out operator has no role': (at) => !at.matches('outside') || at.context.role === null,
  },
});
