import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import type {
  AddToCartEvent,
  AddToCartRequest,
  AddToCartSituation,
} from '../../../machines/cart/add-to-cart.types';
import { CITY_OFFSET, choose, items, T0 } from '../../domain/demo-items';
import { createModel } from '../../support/model';
import { cartItem, cartLine } from './cart-lines';

export const request = (overrides: Partial<AddToCartRequest> = {}): AddToCartRequest => ({
  item: cartItem(),
  selection: choose(),
  quantity: 1,
  lineId: null,
  intent: 'cart',
  ...overrides,
});
export const world = (overrides: Partial<AddToCartSituation> = {}): AddToCartSituation => ({
  lines: [],
  isSignedIn: false,
  isPlaced: true,
  moduleId: cartItem().moduleId,
  now: T0,
  utcOffsetMinutes: CITY_OFFSET,
  ...overrides,
});
export const requested = (
  ownRequest: Partial<AddToCartRequest> = {},
  ownWorld: Partial<AddToCartSituation> = {},
): AddToCartEvent => ({ type: 'add.requested', request: request(ownRequest), world: world(ownWorld) });

export const otherStore = [cartLine(9, 1, { storeId: 4, storeName: 'Hilltop Pizza' })];
const sameLine = [cartLine(1, 2)];
const darkBlueXl = choose({ options: { Colour: 'Dark-Blue', Size: 'XL' } });
const answers = ['addToCart', 'updateLine', 'clearAndAdd'] as const;
export const refusedByServer = (code: string) => ({
  code: 'refused',
  messages: [],
  errors: [{ code, message: '' }],
});

export const addToCartModel = createModel(addToCartMachine, {
  fixtures: [
    requested(),
    requested({ item: cartItem(items['F-01']) }),
    requested({ item: cartItem(items['E-01']) }),
    requested({ item: cartItem(items['E-01']), selection: darkBlueXl }),
    requested({ item: cartItem(items['G-01']), quantity: 4 }),
    requested({ item: cartItem(items['G-02']), quantity: 3 }),
    requested({ item: cartItem(items['F-05']) }),
    requested({ item: cartItem(items['F-08']) }),
    requested({ intent: 'buyNow' }),
    requested({ intent: 'buyNow' }, { isSignedIn: true }),
    requested({ lineId: 1, quantity: 2 }, { lines: sameLine }),
    requested({ lineId: 1, quantity: 3 }, { lines: sameLine }),
    requested({}, { lines: otherStore }),
    requested({}, { isPlaced: false, moduleId: null }),
    requested({}, { moduleId: 2 }),
    requested({ item: cartItem({ id: 102 }) }),
    ...answers.flatMap((actor) => [
      { type: `xstate.done.actor.${actor}` as const, output: [cartLine(1)] },
      { type: `xstate.error.actor.${actor}` as const, error: { code: 'server' } },
      { type: `xstate.error.actor.${actor}` as const, error: refusedByServer('out_of_stock') },
      { type: `xstate.error.actor.${actor}` as const, error: refusedByServer('other_store') },
    ]),
    { type: 'xstate.done.actor.readCart' as const, output: otherStore },
    { type: 'xstate.done.actor.readCart' as const, output: [] },
    { type: 'xstate.error.actor.readCart' as const, error: { code: 'server' } },
  ],
  vertex: ({ context }) => [context.request, context.world, context.refusal, context.waiting.length],
  stopWhen: ({ context }) => context.waiting.length > 1,
  invariants: {
    'a failed state has a failure': (at) => !at.hasTag('failed') || at.context.failure !== null,
    'an item is sent only if no rule refuses it': (at) => !at.hasTag('busy') || at.context.refusal === null,
    'only items of the cart’s store are added without a dialog': (at) =>
      !(at.matches('adding') || at.matches('updating')) || at.context.otherStore === null,
    'the dialog about another store names it': (at) =>
      !at.matches('storeConflict') || at.context.otherStore !== null,
    'only an existing cart line is updated': (at) =>
      !at.matches('updating') ||
      at.context.world?.lines.some(({ id }) => id === at.context.request?.lineId) === true,
  },
});
