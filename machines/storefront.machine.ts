import { assign, emit, sendTo, setup } from 'xstate';
import type { ModuleType, Place } from '../domain/catalogue';
import { moduleWithId } from '../domain/modules';
import { arrivalMachine } from './arrival.machine';
import type { ArrivalEvent } from './arrival.types';
import { addToCartMachine } from './cart/add-to-cart.machine';
import { cartMachine } from './cart/cart.machine';
import type { CartEvent } from './cart/cart.types';
import { layersMachine } from './layers.machine';
import type { LayersEvent } from './layers.types';
import { locationMachine } from './location/location.machine';
import { moduleMachine } from './location/module.machine';
import { dietMachine } from './preferences/diet.machine';
import type { StoredDiet } from './preferences/diet.types';
import { preferencesMachine } from './preferences/preferences.machine';
import type { Theme } from './preferences/preferences.types';
import { sessionMachine } from './session/session.machine';
import { failureOf } from './shared/failure';
import type { LayerName } from './shared/layers';
import { notProvided, notProvidedCallback } from './shared/not-provided';
import { relay } from './shared/relay';
import { required } from './shared/required';
import * as message from './storefront.messages';
import type { BrowserNews, StorefrontBasics, StorefrontEmitted, StorefrontTypes } from './storefront.types';
import { wishlistMachine } from './wishlist/wishlist.machine';
import type { Wish } from './wishlist/wishlist.types';

const startAgain = {
  description: 'Starts again, with all listeners.',
  target: '.failed',
  reenter: true,
} as const;

export const storefrontMachine = setup({
  types: {} as StorefrontTypes,
  actors: {
    loadBasics: notProvided<StorefrontBasics, void>('loadBasics'),
    watchBrowser: notProvidedCallback<BrowserNews>('watchBrowser'),
    preferences: preferencesMachine,
    session: sessionMachine,
    location: locationMachine,
    module: moduleMachine,
    wishlist: wishlistMachine,
    cart: cartMachine,
    addToCart: addToCartMachine,
    diet: dietMachine,
    arrival: arrivalMachine,
    layers: layersMachine,
    relay,
  },
  guards: {
    isWishlist: (_, { name }: { name: LayerName }) => name === 'wishlist',
  },
  actions: {
    setBasics: assign((_, basics: StorefrontBasics) => ({ basics })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    tellPreferencesTheme: sendTo('preferences', (_, theme: Theme) => message.themeElsewhere(theme)),
    tellDiet: sendTo('diet', (_, stored: StoredDiet) => message.dietElsewhere(stored)),
    tellSessionGuest: sendTo('session', (_, guestId: string) => message.guestElsewhere(guestId)),
    tellSessionToken: sendTo('session', (_, token: string | null) => message.tokenElsewhere(token)),
    tellSessionExpiry: sendTo('session', message.expiryElsewhere),
    tellLocationPlace: sendTo('location', (_, place: Place | null) => message.placeElsewhere(place)),
    tellLocationModuleType: sendTo('location', (_, type: ModuleType | null) => message.moduleType(type)),
    tellModuleZones: sendTo('module', (_, place: Place | null) => message.zonesOf(place)),
    tellModuleChoice: sendTo('module', (_, moduleId: number) => message.moduleElsewhere(moduleId)),
    tellCart: sendTo('cart', (_, event: CartEvent) => event),
    reloadCart: sendTo('cart', message.cartReload),
    changeCartOwner: sendTo('cart', message.cartOwnerChange),
    tellWishlistArrival: sendTo('wishlist', message.arrival),
    tellWishlistDeparture: sendTo('wishlist', message.departure),
    reloadWishlist: sendTo('wishlist', message.wishlistReload),
    resumeWish: sendTo('wishlist', (_, wish: Wish) => message.resumedWish(wish)),
    tellArrival: sendTo('arrival', (_, event: ArrivalEvent) => event),
    tellLayers: sendTo('layers', (_, event: LayersEvent) => event),
    announceOutdatedLists: emit({ type: 'lists.outdated' }),
    announceOutdatedDrafts: emit({ type: 'drafts.outdated' }),
    announceHome: emit({ type: 'home.requested' }),
    requestPageReload: emit({ type: 'page.reloadRequested' }),
    requestCartBroadcast: emit({ type: 'cart.broadcastRequested' }),
    requestWishlistBroadcast: emit({ type: 'wishlist.broadcastRequested' }),
    passOn: emit((_, news: StorefrontEmitted) => news),
  },
}).createMachine({
  id: 'storefront',
  description:
    'Starts the flows that live as long as the page and tells each what the others did. Nothing else.',
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
      id: 'preferencesNews',
      src: 'relay',
      input: { from: [{ systemId: 'preferences', type: 'notice' }] },
      onError: startAgain,
    },
  ],
  on: {
    notice: { actions: { type: 'passOn', params: ({ event }) => event } },
  },
  states: {
    booting: {
      description: 'What the shop offers and how it is set up.',
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
      meta: { title: 'Could not start' },
      tags: 'failed',
      entry: {
        type: 'setFailure',
        params: ({ event }) => ({ error: 'error' in event ? event.error : null }),
      },
      on: { 'retry.requested': 'booting' },
    },
    ready: {
      description: 'A flow that breaks takes the shop back to the start, never to a dead page.',
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
          input: ({ context }) => message.modulesOf(required(context.basics, 'basics')),
          onError: 'failed',
        },
        { id: 'cart', systemId: 'cart', src: 'cart', onError: 'failed' },
        { id: 'addToCart', systemId: 'addToCart', src: 'addToCart', onError: 'failed' },
        { id: 'wishlist', systemId: 'wishlist', src: 'wishlist', onError: 'failed' },
        { id: 'diet', systemId: 'diet', src: 'diet', input: message.storedDiet, onError: 'failed' },
        { id: 'arrival', systemId: 'arrival', src: 'arrival', onError: 'failed' },
        { id: 'layers', systemId: 'layers', src: 'layers', onError: 'failed' },
        {
          id: 'news',
          src: 'relay',
          input: {
            from: [
              { systemId: 'session', type: 'guest.identified' },
              { systemId: 'session', type: 'session.signedIn' },
              { systemId: 'session', type: 'session.restored' },
              { systemId: 'session', type: 'session.signedOut' },
              { systemId: 'session', type: 'session.expired' },
              { systemId: 'session', type: 'token.kept' },
              { systemId: 'session', type: 'notice' },
              { systemId: 'location', type: 'location.loaded' },
              { systemId: 'location', type: 'location.changed' },
              { systemId: 'location', type: 'place.settled' },
              { systemId: 'location', type: 'cart.clearRequested' },
              { systemId: 'location', type: 'home.requested' },
              { systemId: 'location', type: 'notice' },
              { systemId: 'module', type: 'module.changed' },
              { systemId: 'module', type: 'welcome.requested' },
              { systemId: 'module', type: 'notice' },
              { systemId: 'cart', type: 'cart.changed' },
              { systemId: 'cart', type: 'notice' },
              { systemId: 'addToCart', type: 'cart.replaced' },
              { systemId: 'addToCart', type: 'item.added' },
              { systemId: 'addToCart', type: 'item.updated' },
              { systemId: 'addToCart', type: 'auth.requested' },
              { systemId: 'addToCart', type: 'order.requested' },
              { systemId: 'addToCart', type: 'notice' },
              { systemId: 'diet', type: 'diet.changed' },
              { systemId: 'diet', type: 'diet.kept' },
              { systemId: 'layers', type: 'auth.dismissed' },
              { systemId: 'layers', type: 'layer.shown' },
              { systemId: 'arrival', type: 'auth.opened' },
              { systemId: 'arrival', type: 'auth.closed' },
              { systemId: 'arrival', type: 'carts.settled' },
              { systemId: 'arrival', type: 'wish.resumed' },
              { systemId: 'arrival', type: 'intent.resumed' },
              { systemId: 'arrival', type: 'welcome.requested' },
              { systemId: 'arrival', type: 'notice' },
              { systemId: 'wishlist', type: 'login.requested' },
              { systemId: 'wishlist', type: 'wishlist.changed' },
              { systemId: 'wishlist', type: 'notice' },
            ],
          },
          onError: 'failed',
        },
        {
          id: 'watchBrowser',
          src: 'watchBrowser',
          onError: {
            description: 'Without it this tab works alone.',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        },
      ],
      on: {
        'guest.identified': { meta: { rules: ['GUEST-03'] }, actions: 'reloadCart' },
        'session.signedIn': {
          description:
            'Everything is read anew as this person sees it; the cart when it is known whose it is.',
          meta: { rules: ['AUTH-18', 'AUTH-37', 'CART-64'] },
          actions: [
            { type: 'tellArrival', params: ({ event }) => event },
            'tellWishlistArrival',
            'announceOutdatedLists',
          ],
        },
        'session.restored': {
          description: 'Signed in at the last visit, or in another tab.',
          meta: { rules: ['STO-03'] },
          actions: [
            { type: 'tellArrival', params: ({ event }) => event },
            'reloadCart',
            'tellWishlistArrival',
            'announceOutdatedLists',
          ],
        },
        'session.signedOut': {
          meta: { rules: ['MENU-07', 'MENU-08', 'CART-65'] },
          actions: [
            { type: 'tellArrival', params: ({ event }) => event },
            'changeCartOwner',
            'tellWishlistDeparture',
            'announceOutdatedDrafts',
            'announceHome',
            'announceOutdatedLists',
          ],
        },
        'session.expired': {
          description: 'The cart of the guest and what was being written stay.',
          meta: { rules: ['AUTH-61', 'AUTH-62'] },
          actions: [
            { type: 'tellArrival', params: ({ event }) => event },
            'changeCartOwner',
            'tellWishlistDeparture',
            { type: 'passOn', params: ({ event }) => event },
            'announceOutdatedLists',
          ],
        },
        'token.kept': { actions: { type: 'passOn', params: ({ event }) => event } },
        'diet.changed': { actions: { type: 'passOn', params: ({ event }) => event } },
        'auth.requested': { actions: { type: 'tellArrival', params: ({ event }) => event } },
        'auth.dismissed': { actions: { type: 'tellArrival', params: ({ event }) => event } },
        'login.requested': { actions: { type: 'tellArrival', params: ({ event }) => event } },
        'page.left': { actions: { type: 'tellArrival', params: ({ event }) => event } },
        'auth.opened': { actions: { type: 'tellLayers', params: ({ event }) => event } },
        'auth.closed': { actions: { type: 'tellLayers', params: ({ event }) => event } },
        'item.added': { actions: { type: 'tellLayers', params: ({ event }) => event } },
        'item.updated': { actions: { type: 'tellLayers', params: ({ event }) => event } },
        'place.settled': { actions: { type: 'tellLayers', params: ({ event }) => event } },
        'diet.kept': { actions: { type: 'tellLayers', params: ({ event }) => event } },
        'layer.shown': [
          {
            description:
              'Hearts that were pressed since the last reading are known by their number only: the server tells the rest.',
            meta: { rules: ['WISH-01'] },
            guard: { type: 'isWishlist', params: ({ event }) => event },
            actions: ['reloadWishlist', { type: 'passOn', params: ({ event }) => event }],
          },
          { actions: { type: 'passOn', params: ({ event }) => event } },
        ],
        'intent.resumed': { actions: { type: 'passOn', params: ({ event }) => event } },
        'welcome.requested': { actions: { type: 'passOn', params: ({ event }) => event } },
        'wish.resumed': { actions: { type: 'resumeWish', params: ({ event }) => event.wish } },
        'carts.settled': { meta: { rules: ['CART-64'] }, actions: 'reloadCart' },
        'location.loaded': {
          meta: { rules: ['MOD-05'] },
          actions: { type: 'tellModuleZones', params: ({ event }) => event.place },
        },
        'location.changed': {
          description: 'Everything that depends on the place is shown anew, without a reload of the page.',
          meta: { rules: ['LOC-08', 'MOD-14'] },
          actions: [
            { type: 'tellModuleZones', params: ({ event }) => event.place },
            'reloadCart',
            'announceOutdatedLists',
          ],
        },
        'module.changed': {
          meta: { rules: ['MOD-10', 'LOC-07'] },
          actions: [
            { type: 'tellLocationModuleType', params: ({ event }) => event.moduleType },
            { type: 'tellArrival', params: ({ event }) => event },
            'reloadCart',
            'reloadWishlist',
            'announceOutdatedLists',
          ],
        },
        'cart.replaced': {
          description: 'The server answered an addition with the whole cart.',
          meta: { rules: ['CART-28'] },
          actions: { type: 'tellCart', params: ({ event }) => event },
        },
        'order.requested': { actions: { type: 'passOn', params: ({ event }) => event } },
        'cart.clearRequested': { actions: { type: 'tellCart', params: ({ event }) => event } },
        'cart.changed': { meta: { rules: ['CART-62'] }, actions: 'requestCartBroadcast' },
        'wishlist.changed': { meta: { rules: ['STO-03'] }, actions: 'requestWishlistBroadcast' },
        'home.requested': { meta: { rules: ['LOC-18'] }, actions: 'announceHome' },
        'elsewhere.cart': { meta: { rules: ['CART-62'] }, actions: 'reloadCart' },
        'elsewhere.wishlist': { actions: 'reloadWishlist' },
        'elsewhere.module': { actions: { type: 'tellModuleChoice', params: ({ event }) => event.moduleId } },
        'elsewhere.place': { actions: { type: 'tellLocationPlace', params: ({ event }) => event.place } },
        'elsewhere.theme': { actions: { type: 'tellPreferencesTheme', params: ({ event }) => event.theme } },
        'elsewhere.diet': { actions: { type: 'tellDiet', params: ({ event }) => event } },
        'elsewhere.guest': { actions: { type: 'tellSessionGuest', params: ({ event }) => event.guestId } },
        'elsewhere.token': { actions: { type: 'tellSessionToken', params: ({ event }) => event.token } },
        'elsewhere.expiry': { actions: 'tellSessionExpiry' },
        'elsewhere.language': {
          description: 'Texts of two languages never meet on one page.',
          actions: 'requestPageReload',
        },
        'window.focused': { meta: { rules: ['CART-62'] }, actions: 'reloadCart' },
        'network.online': { actions: { type: 'tellCart', params: ({ event }) => event } },
        'network.offline': { actions: { type: 'tellCart', params: ({ event }) => event } },
      },
    },
  },
});

const isRentalStored = ({ modules, storedModuleId }: StorefrontBasics): boolean =>
  moduleWithId(modules, storedModuleId)?.type === 'rental';
