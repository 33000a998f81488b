import type { TaxChange } from '../../../domain/operator';
import type { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite } from '../shared/page-parts';

const STORE = '/operator/taxes/store/6';
const rate: Target = {
  role: 'textbox',
  name: 'Tax rate of {name} in percent',
  values: { name: 'FreshMart' },
};
const save: Target = { role: 'button', name: 'Save the rate of {name}', values: { name: 'FreshMart' } };
export const taxRatesPage: Page<typeof taxRatesMachine> = {
  open: () => ({ path: '/operator?view=taxes', storage: {} }),
  calls: [STORE],
  acts: {
    'rate.submitted': ({ change }: { change: TaxChange }) => [
      { act: 'type', into: rate, text: change.percent === null ? '' : String(change.percent) },
      { act: 'press', on: save },
    ],
  },
  answers: {
    'xstate.done.actor.saveRate': () => [answers(STORE, {})],
    'xstate.error.actor.saveRate': (error: object) => [failsToWrite(STORE, error)],
  },
  timers: {},
  sights: {
    editing: [{ sees: rate }, { sees: save }],
    saving: [{ sees: { ...save, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
