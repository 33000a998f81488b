import type { SnapshotFrom } from 'xstate';
import type { Item } from '../../../domain/catalogue';
import { needsOptions } from '../../../domain/options';
import type { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import type { ItemLine } from '../../../machines/catalogue/item-options.types';
import { items, terms } from '../../domain/demo-items';
import type { Opening, Page, Sight, Target } from '../../support/model/page';
import { wireItem, wireLine } from '../../support/model/wire';
import { cartLine } from '../cart/cart-lines';
import {
  answers,
  failsToRead,
  livesInHarbour,
  pharmacyItemsOf,
  press,
  replies,
  SHELF,
} from '../shared/page-parts';
import { inputWith } from './items';

type At = SnapshotFrom<typeof itemOptionsMachine>;

const NAME = 'Margherita';
const DETAILS = '/items/details/101';
const CART = '/customer/cart/list';
const retry: Target = { role: 'button', name: 'Try again' };
const button = (name: string): Target => ({ role: 'button', name, isStart: true });
const ofItem = (name: string): Target => ({ role: 'button', name, values: { name: NAME } });
const counter: Target = { role: 'group', name: 'Quantity of {name}', values: { name: NAME } };
const hasPurchase = ({ value }: At) => JSON.stringify(value).match(/choosing|running/) !== null;

/** The buttons for buying, the quantity, and no other way to buy. */
const purchase =
  (own: string, others: string[] = []) =>
  ({ context }: At): Sight[] => [
    { sees: button(own === 'Add to Cart' && context.lineId !== null ? 'Update To Cart' : own) },
    {
      sees: {
        role: 'status',
        name: '{quantity} in total',
        values: { quantity: context.quantity },
        inside: counter,
      },
    },
    ...others.map((other) => ({ lacks: button(other) })),
  ];

const storage = { ...livesInHarbour, guest_id: 'guest-1' };

/** The page of the item. */
const pageOf = (item: Item): Opening => ({
  path: '/product/101',
  storage,
  fixed: {
    [DETAILS]: wireItem(item),
    '/items/reviews/101': { reviews: [], total_size: 0 },
    '/items/related-store-items/101': { products: [] },
  },
});
/** The quick view above a list. */
const quickView: Opening = { path: `${SHELF}?item=101`, storage };

export const itemOptionsPage: Page<typeof itemOptionsMachine> = {
  model: {
    otherInputs: [
      inputWith(null),
      inputWith(
        terms({
          maximumQuantity: 2,
          foodGroups: items['F-06'].foodGroups.slice(2),
          addOns: [{ id: 1, name: 'Cola', price: 2_00, percent: null }],
        }),
      ),
      inputWith(items['F-05']),
      inputWith(items['F-07']),
      inputWith(items['F-08']),
    ],
  },
  open: ({ item }) => (item ? pageOf(item) : quickView),
  calls: [DETAILS, CART],
  fixed: pharmacyItemsOf([]),
  acts: {
    'option.chosen': ({ option }: { option: string }) => [press('radio', option)],
    'value.toggled': ({ label }: { label: string }) => [press('checkbox', label)],
    'addOn.changed': [press('button', 'Add {0}', { values: { 0: 'Cola' } })],
    'quantity.increased': [{ act: 'press', on: ofItem('Increase quantity of {name}') }],
    'quantity.decreased': [{ act: 'press', on: ofItem('Decrease quantity of {name}') }],
    'lines.changed': ({ lines }: { lines: ItemLine[] }, { context }) => [
      { act: 'otherTabSays', channel: 'souk', message: 'cart.changed' },
      replies(
        answers(
          CART,
          lines.map(({ id, quantity }) => wireLine(cartLine(id, quantity, { ...context.item, id: 101 }))),
        ),
      ),
    ],
    'retry.requested': [{ act: 'press', on: retry }],
  },
  answers: {
    'xstate.done.actor.loadItem': (item: Item) => [answers(DETAILS, wireItem(item))],
    'xstate.error.actor.loadItem': (error: object) => [failsToRead(DETAILS, error)],
  },
  timers: {},
  sights: {
    loading: [{ sees: { role: 'status', name: 'Loading', inside: { role: 'dialog' } } }],
    missing: [{ reads: 'This item is no longer available' }, { lacks: retry }],
    failed: [{ sees: retry }],
    'ready.choosing.incomplete': purchase('Add to Cart', ['Out of Stock']),
    'ready.choosing.inStock': purchase('Add to Cart', ['Out of Stock']),
    'ready.choosing.outOfStock': purchase('Out of Stock', ['Add to Cart']),
    'ready.notAvailableNow': [{ reads: 'Not Available now' }, { lacks: button('Add to Cart') }],
    'ready.campaign.running': purchase('Order Now', ['Add to Cart', 'Buy Now']),
    'ready.campaign.ended': [{ reads: 'Campaign ended' }, { lacks: button('Order Now') }],
  },
  impossible: {
    'option.chosen': ({ title, option }: { title: string; option: string }, { context }) => {
      if (!context.item?.choiceOptions.some((choice) => choice.title === title))
        return 'the item has no such choice';
      return context.selection.options[title] === option ? 'this value is already chosen' : null;
    },
    'value.toggled': ({ group }: { group: string }, { context }) =>
      context.item?.foodGroups.some(({ name }) => name === group) ? null : 'the item has no such group',
    'addOn.changed': ({ addOnId }: { addOnId: number }, { context }) =>
      context.item?.addOns.some(({ id }) => id === addOnId) && context.selection.addOns[addOnId] === undefined
        ? null
        : 'the item has no such add-on',
    'quantity.increased': (_event, at) =>
      hasPurchase(at) ? null : 'the item can’t be added, so it has no quantity',
    'quantity.decreased': (_event, at) =>
      hasPurchase(at) ? null : 'the item can’t be added, so it has no quantity',
    'item.refreshed': 'no item in these paths is on sale',
    'xstate.error.actor.keepViewed': 'the page does not show whether an item was stored',
    'xstate.error.actor.watchItem': 'reading the page itself can’t fail',
    'xstate.error.actor.watchLines': 'reading the cart itself can’t fail',
    'lines.changed': (_event, at) =>
      hasPurchase(at) && at.context.item && !needsOptions(at.context.item)
        ? null
        : 'only an item without choices has a single line that the page finds by itself',
  },
  endsIn: [],
};
