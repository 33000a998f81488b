import type { StockChange } from '../../../domain/store-goods';
import type { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite } from '../shared/page-parts';

const WRAP = '/operator/store/goods/7';
const values = { name: 'Falafel wrap' };
const soldOut: Target = { role: 'button', name: 'Mark as sold out: {name}', values };
const stock: Target = { role: 'textbox', name: 'Stock for {name}', values };
const save: Target = { role: 'button', name: 'Save the stock of {name}', values };
const search: Target = { role: 'searchbox', name: 'Search this list' };

export const storeGoodsPage: Page<typeof storeGoodsMachine> = {
  open: () => ({ path: '/operator?view=goods', storage: {} }),
  calls: [WRAP],
  acts: {
    'stock.submitted': ({ change }: { change: StockChange }) =>
      change.stock === 0
        ? [{ act: 'press', on: soldOut }]
        : [
            { act: 'type', into: stock, text: String(change.stock) },
            { act: 'press', on: save },
          ],
    'list.searched': ({ text }: { text: string }) => [{ act: 'type', into: search, text }],
  },
  answers: {
    'xstate.done.actor.saveStock': () => [answers(WRAP, {})],
    'xstate.error.actor.saveStock': (error: object) => [failsToWrite(WRAP, error)],
  },
  timers: { lookAgain: 20_000 },
  sights: {
    listing: [{ sees: stock }, { sees: soldOut }],
    saving: ({ context: { change } }) => [
      { sees: { ...(change?.stock === 0 ? soldOut : save), isBusy: true } },
    ],
  },
  impossible: {},
  endsIn: [],
};
