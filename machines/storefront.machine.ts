import { assign, emit, sendTo, setup } from 'xstate';
import { moduleWithId } from '../domain/modules';
import type { AddToCartEvent } from './cart/add-to-cart.types';
import type { CartEvent } from './cart/cart.types';
import type { PendingChangesEvent } from './cart/pending-changes.machine';
import type { LayersEvent } from './layers.types';
import type { LocationEvent } from './location/location.types';
import type { ModuleEvent } from './location/module.types';
import type { DietEvent } from './preferences/diet.types';
import type { PreferencesEvent } from './preferences/preferences.types';
import type { SessionEvent } from './session/session.machine';
import { eventOf } from './shared/event';
import { forgetFailure } from './shared/failing';
import { failureOf } from './shared/failure';
import { notProvided } from './shared/not-provided';
import { required } from './shared/required';
import { flows, listenToFlows, OPEN_FLOWS } from './storefront.flows';
import type { StorefrontBasics, StorefrontEmitted, StorefrontTypes } from './storefront.types';
import type { WishlistEvent } from './wishlist/wishlist.types';

const startAgain = {
  description: 'A flow failed, so the whole shop restarts.',
  target: '.failed',
  reenter: true,
} as const;

export const storefrontMachine = setup({
  types: {} as StorefrontTypes,
  actors: {
    ...flows,
    loadBasics: notProvided<StorefrontBasics, void>('loadBasics'),
    listenToFlows,
  },
  guards: {
    isPlaced: ({ event }) => eventOf(event, 'place.requested').isPlaced,
    isWishlist: ({ event }) => eventOf(event, 'layer.shown').name === 'wishlist',
  },
  actions: {
    setBasics: assign((_, basics: StorefrontBasics) => ({ basics })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: forgetFailure(),
    sendToPreferences: sendTo('preferences', (_, event: PreferencesEvent) => event),
    sendToDiet: sendTo('diet', (_, event: DietEvent) => event),
    sendToSession: sendTo('session', (_, event: SessionEvent) => event),
    sendToLocation: sendTo('location', (_, event: LocationEvent) => event),
    sendToModule: sendTo('module', (_, event: ModuleEvent) => event),
    sendToCart: sendTo('cart', (_, event: CartEvent) => event),
    sendToAddToCart: sendTo('addToCart', (_, event: AddToCartEvent) => event),
    sendToCartReview: sendTo('cartReview', ({ event }) =>
      eventOf(event, 'lines.read', 'line.dropped', 'review.requested'),
    ),
    sendToPendingChanges: sendTo('pendingChanges', (_, event: PendingChangesEvent) => event),
    sendToWishlist: sendTo('wishlist', (_, event: WishlistEvent) => event),
    sendToArrival: sendTo('arrival', ({ event }) =>
      eventOf(
        event,
        'session.signedIn',
        'session.restored',
        'session.signedOut',
        'session.expired',
        'auth.requested',
        'auth.dismissed',
        'login.requested',
        'page.left',
        'welcome.requested',
        'module.changed',
      ),
    ),
    sendToLayers: sendTo('layers', (_, event: LayersEvent) => event),
    sendToBrowser: sendTo('browser', ({ event }) => eventOf(event, 'cart.changed', 'wishlist.changed')),
    sendPoint: sendTo('location', ({ event }) => eventOf(event, 'point.chosen')),
    takeModule: sendTo('module', ({ event }) => eventOf(event, 'module.taken')),
    openLayer: sendTo('layers', ({ event }) => eventOf(event, 'layer.opened')),
    requestNavigation: emit(({ event }) => eventOf(event, 'navigation.requested')),
    announce: emit((_, event: StorefrontEmitted) => event),
  },
}).createMachine({
  id: 'storefront',
  description: 'Spawns the flows that live as long as the page and forwards their events. Nothing else.',
  meta: { title: 'Storefront' },
  context: ({ input }) => ({ ...input, basics: null, failure: null }),
  initial: 'booting',
  invoke: [
    {
      id: 'preferences',
      systemId: 'preferences',
      src: 'preferences',
      input: ({ context }) => context.preferences,
      onError: startAgain,
    },
    {
      id: 'listenToPreferences',
      src: 'listenToFlows',
      input: { flows: ['preferences'] },
      onError: startAgain,
    },
  ],
  on: {
    notice: { actions: { type: 'announce', params: ({ event }) => event } },
    'theme.changed': { actions: { type: 'announce', params: ({ event }) => event } },
  },
  states: {
    booting: {
      description: "Loads the shop's configuration.",
      meta: { title: 'Starting' },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadBasics',
        src: 'loadBasics',
        onDone: { target: 'ready', actions: { type: 'setBasics', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      meta: { title: 'Start failed' },
      tags: 'failed',
      entry: {
        type: 'setFailure',
        params: ({ event }) => ({ error: 'error' in event ? event.error : null }),
      },
      on: { 'retry.requested': 'booting' },
    },
    ready: {
      description: 'If a flow fails, the shop restarts instead of leaving a page that does not respond.',
      meta: { title: 'Open', rules: ['STO-03'] },
      invoke: [
        { id: 'session', systemId: 'session', src: 'session', onError: 'failed' },
        {
          id: 'location',
          systemId: 'location',
          src: 'location',
          input: ({ context }) => ({ isRental: isRentalStored(required(context.basics, 'basics')) }),
          onError: 'failed',
        },
        {
          id: 'module',
          systemId: 'module',
          src: 'module',
          input: ({ context }) => modulesOf(required(context.basics, 'basics')),
          onError: 'failed',
        },
        { id: 'cart', systemId: 'cart', src: 'cart', onError: 'failed' },
        { id: 'addToCart', systemId: 'addToCart', src: 'addToCart', onError: 'failed' },
        { id: 'cartReview', systemId: 'cartReview', src: 'cartReview', onError: 'failed' },
        { id: 'pendingChanges', systemId: 'pendingChanges', src: 'pendingChanges', onError: 'failed' },
        { id: 'wishlist', systemId: 'wishlist', src: 'wishlist', onError: 'failed' },
        {
          id: 'diet',
          systemId: 'diet',
          src: 'diet',
          input: ({ context }) => required(context.basics, 'basics').storedDiet,
          onError: 'failed',
        },
        { id: 'arrival', systemId: 'arrival', src: 'arrival', onError: 'failed' },
        { id: 'layers', systemId: 'layers', src: 'layers', onError: 'failed' },
        { id: 'browser', systemId: 'browser', src: 'browser', onError: 'failed' },
        {
          id: 'listenToFlows',
          src: 'listenToFlows',
          input: { flows: OPEN_FLOWS },
          onError: 'failed',
        },
      ],
      on: {
        'navigation.requested': { actions: 'requestNavigation' },
        'page.outdated': { actions: { type: 'announce', params: { type: 'lists.outdated' } } },
        'profile.changed': { actions: { type: 'sendToSession', params: { type: 'profile.changed' } } },
        'account.deleted': { actions: { type: 'sendToSession', params: { type: 'account.deleted' } } },
        'point.chosen': { actions: 'sendPoint' },
        'module.taken': { actions: 'takeModule' },
        'layer.opened': { actions: 'openLayer' },
        'review.requested': { actions: 'sendToCartReview' },
        'cart.ordered': { actions: { type: 'sendToCart', params: { type: 'cart.ordered' } } },
        'cart.filled': {
          description: 'After a reorder, the app switches to the module of that order.',
          actions: [
            {
              type: 'sendToModule',
              params: ({ event }) => ({ type: 'module.taken', moduleId: event.moduleId }),
            },
            { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
            { type: 'sendToLayers', params: { type: 'layer.opened', name: 'cart' } },
          ],
        },
        'guest.identified': {
          meta: { rules: ['GUEST-03'] },
          actions: { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
        },
        'session.signedIn': {
          description: 'All data reloads for this customer. The cart reloads once its owner is known.',
          meta: { rules: ['AUTH-18', 'AUTH-37', 'CART-64'] },
          actions: [
            'sendToArrival',
            { type: 'sendToDiet', params: ({ event }) => event },
            { type: 'sendToWishlist', params: { type: 'person.arrived' } },
            { type: 'announce', params: { type: 'lists.outdated' } },
          ],
        },
        'session.restored': {
          description: 'Signed in on the last visit, or in another tab.',
          meta: { rules: ['STO-03'] },
          actions: [
            'sendToArrival',
            { type: 'sendToDiet', params: ({ event }) => event },
            { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
            { type: 'sendToWishlist', params: { type: 'person.arrived' } },
            { type: 'announce', params: { type: 'lists.outdated' } },
          ],
        },
        'session.signedOut': {
          meta: { rules: ['MENU-07', 'MENU-08', 'CART-65'] },
          actions: [
            'sendToArrival',
            { type: 'sendToDiet', params: ({ event }) => event },
            { type: 'sendToCart', params: { type: 'owner.changed' } },
            { type: 'sendToPendingChanges', params: { type: 'owner.changed' } },
            { type: 'sendToWishlist', params: { type: 'person.left' } },
            { type: 'announce', params: { type: 'drafts.outdated' } },
            { type: 'announce', params: { type: 'home.requested' } },
            { type: 'announce', params: { type: 'lists.outdated' } },
          ],
        },
        'session.expired': {
          description: "The guest's cart and typed text are kept.",
          meta: { rules: ['AUTH-61', 'AUTH-62'] },
          actions: [
            'sendToArrival',
            { type: 'sendToDiet', params: ({ event }) => event },
            { type: 'sendToCart', params: { type: 'owner.changed' } },
            { type: 'sendToPendingChanges', params: { type: 'owner.changed' } },
            { type: 'sendToWishlist', params: { type: 'person.left' } },
            { type: 'announce', params: ({ event }) => event },
            { type: 'announce', params: { type: 'lists.outdated' } },
          ],
        },
        'interests.changed': {
          meta: { rules: ['MOD-12'] },
          actions: { type: 'announce', params: { type: 'lists.outdated' } },
        },
        'token.stored': { actions: { type: 'announce', params: ({ event }) => event } },
        'diet.changed': { actions: { type: 'announce', params: ({ event }) => event } },
        'auth.requested': { actions: 'sendToArrival' },
        'auth.dismissed': { actions: 'sendToArrival' },
        'login.requested': { actions: 'sendToArrival' },
        'page.left': { actions: 'sendToArrival' },
        'auth.opened': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
        'auth.closed': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
        'place.requested': [
          {
            description: 'The item belongs to another module, so the app switches to it.',
            guard: 'isPlaced',
            actions: [
              {
                type: 'sendToModule',
                params: ({ event }) => ({ type: 'module.taken', moduleId: event.moduleId }),
              },
              { type: 'sendToAddToCart', params: { type: 'place.settled' } },
            ],
          },
          {
            meta: { rules: ['NAV-28'] },
            actions: [
              {
                type: 'sendToModule',
                params: ({ event }) => ({ type: 'module.taken', moduleId: event.moduleId }),
              },
              { type: 'sendToLayers', params: { type: 'layer.opened', name: 'location' } },
            ],
          },
        ],
        'place.dismissed': {
          meta: { rules: ['NAV-28'] },
          actions: { type: 'sendToAddToCart', params: ({ event }) => event },
        },
        'item.added': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
        'item.updated': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
        'place.settled': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
        'diet.saved': { actions: { type: 'sendToLayers', params: ({ event }) => event } },
        'layer.shown': [
          {
            description: 'New favourites are known by id; their details are loaded from the server.',
            meta: { rules: ['WISH-01'] },
            guard: 'isWishlist',
            actions: [
              { type: 'sendToWishlist', params: { type: 'wishlist.opened' } },
              { type: 'announce', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'announce', params: ({ event }) => event } },
        ],
        'intent.resumed': { actions: { type: 'announce', params: ({ event }) => event } },
        'welcome.requested': { actions: 'sendToArrival' },
        'interests.requested': { actions: { type: 'announce', params: ({ event }) => event } },
        'wish.resumed': { actions: { type: 'sendToWishlist', params: ({ event }) => event } },
        'carts.settled': {
          meta: { rules: ['CART-64'] },
          actions: { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
        },
        'location.loaded': {
          meta: { rules: ['MOD-05'] },
          actions: {
            type: 'sendToModule',
            params: ({ event }) => ({ type: 'zones.changed', zoneIds: event.place?.zoneIds ?? [] }),
          },
        },
        'location.changed': {
          description: 'Everything that depends on the place reloads without a page reload.',
          meta: { rules: ['LOC-08', 'MOD-14'] },
          actions: [
            {
              type: 'sendToModule',
              params: ({ event }) => ({ type: 'zones.changed', zoneIds: event.place.zoneIds }),
            },
            { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
            { type: 'sendToAddToCart', params: { type: 'place.settled' } },
            { type: 'announce', params: { type: 'lists.outdated' } },
          ],
        },
        'module.changed': {
          meta: { rules: ['MOD-07', 'MOD-10', 'LOC-07'] },
          actions: [
            {
              type: 'sendToLocation',
              params: ({ event }) => ({
                type: 'module.typeChanged',
                isRental: event.moduleType === 'rental',
              }),
            },
            'sendToArrival',
            { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
            { type: 'sendToWishlist', params: { type: 'wishlist.reloadRequested' } },
            {
              type: 'announce',
              params: ({ event }) => ({ type: 'market.changed', moduleId: event.moduleId }),
            },
            { type: 'announce', params: { type: 'lists.outdated' } },
          ],
        },
        'lines.read': {
          meta: { rules: ['CART-63', 'PRICE-09'] },
          actions: ['sendToCartReview', { type: 'sendToPendingChanges', params: ({ event }) => event }],
        },
        'changes.waiting': {
          meta: { rules: ['CART-68'] },
          actions: { type: 'sendToPendingChanges', params: ({ event }) => event },
        },
        'changes.settled': { actions: { type: 'sendToPendingChanges', params: ({ event }) => event } },
        'changes.found': { actions: { type: 'sendToCart', params: ({ event }) => event } },
        'changes.left': {
          meta: { rules: ['CART-61'] },
          actions: { type: 'announce', params: ({ event }) => event },
        },
        'page.hidden': { actions: { type: 'sendToCart', params: ({ event }) => event } },
        'page.opened': { actions: { type: 'sendToPreferences', params: ({ event }) => event } },
        'line.dropped': { actions: 'sendToCartReview' },
        'cart.reloadRequested': {
          description: 'A sale has ended, so the cart reloads with current prices.',
          meta: { rules: ['CAT-12', 'PRICE-09'] },
          actions: { type: 'sendToCart', params: ({ event }) => event },
        },
        'order.requested': { actions: { type: 'announce', params: ({ event }) => event } },
        'cart.clearRequested': { actions: { type: 'sendToCart', params: ({ event }) => event } },
        'cart.changed': {
          meta: { rules: ['CART-62'] },
          actions: 'sendToBrowser',
        },
        'wishlist.changed': {
          meta: { rules: ['STO-03'] },
          actions: 'sendToBrowser',
        },
        'home.requested': {
          meta: { rules: ['LOC-18'] },
          actions: { type: 'announce', params: ({ event }) => event },
        },
        'elsewhere.cart': {
          meta: { rules: ['CART-62'] },
          actions: { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
        },
        'elsewhere.tripCart': { description: 'An open trip cart loads the change from the server itself.' },
        'elsewhere.wishlist': {
          actions: { type: 'sendToWishlist', params: { type: 'wishlist.reloadRequested' } },
        },
        'elsewhere.module': {
          actions: {
            type: 'sendToModule',
            params: ({ event }) => ({ type: 'module.changedElsewhere', moduleId: event.moduleId }),
          },
        },
        'elsewhere.place': {
          actions: {
            type: 'sendToLocation',
            params: ({ event }) => ({ type: 'place.changedElsewhere', place: event.place }),
          },
        },
        'elsewhere.theme': {
          actions: {
            type: 'sendToPreferences',
            params: ({ event }) => ({ type: 'theme.changedElsewhere', theme: event.theme }),
          },
        },
        'elsewhere.diet': {
          actions: {
            type: 'sendToDiet',
            params: ({ event: { profile, isOfAccount } }) => ({
              type: 'diet.changedElsewhere',
              profile,
              isOfAccount,
            }),
          },
        },
        'elsewhere.guest': {
          actions: {
            type: 'sendToSession',
            params: ({ event }) => ({ type: 'guestId.foundElsewhere', guestId: event.guestId }),
          },
        },
        'elsewhere.token': {
          actions: {
            type: 'sendToSession',
            params: ({ event }) => ({ type: 'token.foundElsewhere', token: event.token }),
          },
        },
        'elsewhere.expiry': {
          actions: { type: 'sendToSession', params: { type: 'token.expiredElsewhere' } },
        },
        'elsewhere.language': {
          description: 'The page reloads, so that it never mixes two languages.',
          actions: { type: 'announce', params: { type: 'page.reloadRequested' } },
        },
        'window.focused': {
          meta: { rules: ['CART-62'] },
          actions: { type: 'sendToCart', params: { type: 'cart.reloadRequested' } },
        },
        'answers.outdated': {
          meta: { rules: ['NFR-08', 'X-15'] },
          actions: { type: 'announce', params: ({ event }) => event },
        },
        'network.online': { actions: { type: 'sendToCart', params: ({ event }) => event } },
        'network.offline': { actions: { type: 'sendToCart', params: ({ event }) => event } },
      },
    },
  },
});

const isRentalStored = ({ modules, storedModuleId }: StorefrontBasics): boolean =>
  moduleWithId(modules, storedModuleId)?.type === 'rental';

const modulesOf = ({ modules, storedModuleId }: StorefrontBasics) => ({ modules, storedId: storedModuleId });
