import { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import { createModel } from '../../support/model';

const off = { error: { code: 'offline', messages: [] } };
const invalid = {
  error: { code: 'refused', messages: [], errors: [{ code: 'link', message: 'This link doesn’t work.' }] },
};

export const operatorLinkModel = createModel(operatorLinkMachine, {
  input: { token: 'a-token' },
  otherInputs: [{ token: '' }],
  fixtures: [
    { type: 'password.submitted', password: 'a long password' },
    { type: 'retry.requested' },
    { type: 'xstate.done.actor.readLink', output: { name: 'Maya', email: 'maya@shop.example' } },
    { type: 'xstate.error.actor.readLink', ...off },
    { type: 'xstate.error.actor.readLink', ...invalid },
    { type: 'xstate.done.actor.useLink', output: undefined },
    { type: 'xstate.error.actor.useLink', ...off },
    { type: 'xstate.error.actor.useLink', ...invalid },
  ],
  vertex: ({ context }) => context.failure?.code ?? null,
  invariants: {
    'the password is kept only while it is sent': (at) =>
      at.matches('saving') === (at.context.password !== null),
    'a password is typed only for a known account': (at) =>
      !(at.matches('typing') || at.matches('saving')) || at.context.account !== null,
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
