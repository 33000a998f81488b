import { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import { createModel } from '../../support/model';

export const taxRatesModel = createModel(taxRatesMachine, {
  fixtures: [
    { type: 'rate.submitted', change: { kind: 'store', id: 6, percent: 12.5 } },
    { type: 'rate.submitted', change: { kind: 'store', id: 6, percent: null } },
    { type: 'rate.submitted', change: { kind: 'store', id: 6, percent: 101 } },
    { type: 'xstate.done.actor.saveRate', output: undefined },
    { type: 'xstate.error.actor.saveRate', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.change?.percent, context.failure?.code],
  invariants: {
    'only a percentage is sent': (at) =>
      !at.matches('saving') ||
      at.context.change?.percent === null ||
      (at.context.change?.percent ?? -1) <= 100,
  },
});
