import { identityCheckMachine } from '../../../machines/account/identity-check.machine';
import { createModel } from '../../support/model';

const ways = { phone: null, email: 'amira@souk.test' };

export const identityCheckModel = createModel(identityCheckMachine, {
  fixtures: [
    { type: 'method.chosen', method: 'password' },
    { type: 'method.chosen', method: 'email' },
    { type: 'identityCheck.submitted', secret: 'demo1234' },
    { type: 'xstate.done.actor.findMethods', output: { ...ways, methods: ['password', 'email'] } },
    { type: 'xstate.done.actor.findMethods', output: { ...ways, methods: ['email'] } },
    { type: 'xstate.done.actor.findMethods', output: { phone: null, email: null, methods: [] } },
    { type: 'xstate.error.actor.findMethods', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.sendCode', output: undefined },
    {
      type: 'xstate.error.actor.sendCode',
      error: { code: 'refused', messages: ['Please wait 40 seconds.'] },
    },
    { type: 'xstate.done.actor.prove', output: undefined },
    { type: 'xstate.error.actor.prove', error: { code: 'cancelled' } },
    {
      type: 'xstate.error.actor.prove',
      error: { code: 'refused', messages: ['This password is wrong.'] },
    },
  ],
  vertex: ({ context }) => [context.method, context.methods.length],
  invariants: {
    'an open check has a method': (at) => !at.matches('asking') || at.context.method !== null,
    'no check is open without a request': (at) => at.matches('idle') !== at.hasTag('open'),
  },
});
