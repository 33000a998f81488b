import { passkeyMachine } from '../../../machines/account/passkey.machine';
import { createModel } from '../../support/model';

export const passkeyModel = createModel(passkeyMachine, {
  fixtures: [
    { type: 'xstate.done.actor.checkSupport', output: true },
    { type: 'xstate.done.actor.checkSupport', output: false },
    { type: 'xstate.error.actor.checkSupport', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.addPasskey', output: { message: 'The passkey has been added.' } },
    { type: 'xstate.error.actor.addPasskey', error: { code: 'cancelled' } },
    { type: 'xstate.error.actor.addPasskey', error: { code: 'refused', messages: ['It is known already.'] } },
  ],
  vertex: () => null,
  invariants: {
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
