import { walletMachine } from '../../../machines/account/wallet.machine';
import { createModel } from '../../support/model';

export const silent = {
  code: 'refused',
  messages: ['The payment page isn’t responding. Please try again.'],
  errors: [{ code: 'payment_gateway', message: 'The payment page isn’t responding. Please try again.' }],
};

export const walletModel = createModel(walletMachine, {
  input: { flag: null, canFund: true },
  otherInputs: [
    { flag: null, canFund: false },
    { flag: 'success', canFund: true },
    { flag: 'fail', canFund: true },
    { flag: 'cancel', canFund: true },
    { flag: 'pending', canFund: true },
  ],
  fixtures: [
    { type: 'fund.submitted', amount: 5000, gateway: 'card' },
    { type: 'fund.submitted', amount: null, gateway: '' },
    { type: 'xstate.done.actor.openFund', output: { url: 'https://bank.example/pay' } },
    { type: 'xstate.error.actor.openFund', error: silent },
    { type: 'xstate.done.actor.openPage', output: undefined },
    { type: 'xstate.error.actor.openPage', error: { code: 'unexpected', messages: [] } },
    { type: 'xstate.done.actor.refetchWallet', output: undefined },
    { type: 'xstate.error.actor.refetchWallet', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.lookForFund', output: { transaction: null } },
    { type: 'xstate.done.actor.lookForFund', output: { transaction: '100005' } },
    { type: 'xstate.error.actor.lookForFund', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.readArrived', output: undefined },
    { type: 'xstate.error.actor.readArrived', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.asked, context.canFund, context.lastAdded?.transaction],
  invariants: {
    'the payment page opens only with an amount and a gateway': (at) =>
      !(at.matches('opening') || at.matches('redirecting')) ||
      (at.context.amount > 0 && at.context.gateway !== ''),
    'no dialog opens where top-ups are off': (at) => !at.hasTag('open') || at.context.canFund,
    'the gateway’s result is forgotten once it is closed': (at) =>
      at.matches('returned') || at.context.flag === null,
  },
});
