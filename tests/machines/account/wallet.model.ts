import { walletMachine } from '../../../machines/account/wallet.machine';
import { createModel } from '../../support/model';

export const silent = {
  code: 'refused',
  messages: ['The payment page does not answer. Please try again.'],
  errors: [{ code: 'payment_gateway', message: 'The payment page does not answer. Please try again.' }],
};

export const openedAt = Date.parse('2026-11-24T09:00:00Z');

export const walletModel = createModel(walletMachine, {
  input: { flag: null, canFund: true, openedAt },
  otherInputs: [
    { flag: null, canFund: false, openedAt },
    { flag: 'success', canFund: true, openedAt },
    { flag: 'fail', canFund: true, openedAt },
    { flag: 'cancel', canFund: true, openedAt },
    { flag: 'pending', canFund: true, openedAt },
  ],
  fixtures: [
    { type: 'fund.submitted', amount: 5000, gateway: 'card' },
    { type: 'fund.submitted', amount: null, gateway: '' },
    { type: 'xstate.done.actor.openFund', output: { url: 'https://bank.example/pay' } },
    { type: 'xstate.error.actor.openFund', error: silent },
    { type: 'xstate.done.actor.openPage', output: undefined },
    { type: 'xstate.error.actor.openPage', error: { code: 'unexpected', messages: [] } },
    { type: 'xstate.done.actor.readAnew', output: undefined },
    { type: 'xstate.error.actor.readAnew', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.lookForFund', output: { lastAddedAt: null } },
    { type: 'xstate.done.actor.lookForFund', output: { lastAddedAt: openedAt + 4_000 } },
    { type: 'xstate.error.actor.lookForFund', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.readArrived', output: undefined },
    { type: 'xstate.error.actor.readArrived', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.asked, context.canFund],
  invariants: {
    'nobody is sent away without amount and gateway': (at) =>
      !(at.matches('opening') || at.matches('redirecting')) ||
      (at.context.amount > 0 && at.context.gateway !== ''),
    'nothing is asked where money cannot be added': (at) => !at.hasTag('open') || at.context.canFund,
    'what the gateway said is forgotten once it is closed': (at) =>
      at.matches('returned') || at.context.flag === null,
  },
});
