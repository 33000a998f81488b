import { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import { createModel } from '../../support/model';

const off = { error: { code: 'offline', messages: [] } };

export const shopSwitchesModel = createModel(shopSwitchesMachine, {
  input: { shop: { guest_checkout_status: 1, tax_included: 0 }, tried: { tax_included: 1 } },
  fixtures: [
    { type: 'switch.set', name: 'guest_checkout_status', value: 0 },
    { type: 'switch.set', name: 'tax_included', value: 0 },
    { type: 'xstate.done.actor.trySwitches', output: undefined },
    { type: 'xstate.error.actor.trySwitches', ...off },
    { type: 'xstate.done.actor.keepSwitches', output: undefined },
    { type: 'xstate.error.actor.keepSwitches', ...off },
    { type: 'xstate.error.actor.reloadPage', ...off },
  ],
  vertex: ({ context }) => [context.changes, context.failure?.code],
  invariants: {
    'a confirmation precedes every change for all customers': (at) =>
      !at.matches('keeping') || Object.keys(at.context.changes).length > 0,
    'a changed setting differs from the stored one': (at) =>
      Object.entries(at.context.changes).every(([name, value]) => at.context.shop[name] !== value),
  },
});
