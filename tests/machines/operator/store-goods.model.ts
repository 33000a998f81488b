import { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import { createModel } from '../../support/model';

const wrap = { id: 7, variation: null };

export const storeGoodsModel = createModel(storeGoodsMachine, {
  fixtures: [
    { type: 'stock.submitted', change: { ...wrap, stock: 0 } },
    { type: 'stock.submitted', change: { ...wrap, stock: 12 } },
    { type: 'stock.submitted', change: { ...wrap, stock: -1 } },
    { type: 'list.searched', text: 'wrap' },
    { type: 'xstate.done.actor.saveStock', output: undefined },
    { type: 'xstate.error.actor.saveStock', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.change?.stock, context.failure?.code, context.search],
  invariants: {
    'only a valid stock is sent': (at) => !at.matches('saving') || (at.context.change?.stock ?? 0) >= 0,
    'a change is kept only while it is saved': (at) => at.matches('saving') === (at.context.change !== null),
  },
});
