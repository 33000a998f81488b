import { assign, emit, setup } from 'xstate';
import { isStock, type StockChange } from '../../domain/store-goods';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { notifyKeptFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { ConsoleUpdate } from './console-sign-in.machine';

/** Milliseconds between two refreshes. Orders lower the stock. */
const LOOK_AGAIN = 20_000;

export const storeGoodsMachine = setup({
  types: {} as {
    context: {
      change: StockChange | null;
      failure: Failure | null;
      /** The searched text. The list shows only items that match. */
      search: string;
    };
    events: { type: 'stock.submitted'; change: StockChange } | { type: 'list.searched'; text: string };
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { saveStock: notProvided<void, StockChange>('saveStock') },
  guards: { isStock: ({ event }) => isStock(eventOf(event, 'stock.submitted').change.stock) },
  actions: {
    setChange: assign(({ event }) => ({ change: eventOf(event, 'stock.submitted').change, failure: null })),
    forgetChange: assign({ change: null }),
    setSearch: assign(({ event }) => ({ search: eventOf(event, 'list.searched').text })),
    setFailure: setFailure(),
    announceChange: emit({ type: 'console.changed' }),
    notifyFailure: notifyKeptFailure(),
  },
  delays: { lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'storeGoods',
  description: 'A store marks its items available or sold out and sets their stock, one at a time.',
  meta: { title: 'Store items', rules: ['X-30'] },
  context: { change: null, failure: null, search: '' },
  on: { 'list.searched': { actions: 'setSearch' } },
  initial: 'listing',
  states: {
    listing: {
      meta: { title: 'Items' },
      on: { 'stock.submitted': { guard: 'isStock', target: 'saving', actions: 'setChange' } },
      after: {
        lookAgain: {
          description: 'Reloads regularly, because orders lower the stock while the page is open.',
          target: 'listing',
          reenter: true,
          actions: 'announceChange',
        },
      },
    },
    saving: {
      meta: { title: 'Saving a stock' },
      tags: 'busy',
      invoke: {
        id: 'saveStock',
        src: 'saveStock',
        input: ({ context }) => required(context.change, 'change'),
        onDone: { target: 'listing', actions: ['forgetChange', 'announceChange'] },
        onError: {
          description: 'The list reloads, because the item may no longer exist.',
          target: 'listing',
          actions: ['setFailure', 'notifyFailure', 'forgetChange', 'announceChange'],
        },
      },
    },
  },
});
