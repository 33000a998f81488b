import { assign, emit, sendTo, setup } from 'xstate';
import type { CartLine } from '../domain/cart';
import type { ModuleType, Place } from '../domain/catalogue';
import { moduleWithId } from '../domain/modules';
import { cartMachine } from './cart/cart.machine';
import type { CartEvent } from './cart/cart.types';
import { locationMachine } from './location/location.machine';
import type { LocationEvent } from './location/location.types';
import { moduleMachine } from './location/module.machine';
import type { ModuleEvent, ModuleInput } from './location/module.types';
import { preferencesMachine } from './preferences/preferences.machine';
import type { PreferencesEvent, Theme } from './preferences/preferences.types';
import { sessionMachine } from './session/session.machine';
import type { SessionEvent } from './session/session.types';
import type { ChartMeta } from './shared/chart';
import { failureOf } from './shared/failure';
import { notProvided, notProvidedCallback } from './shared/not-provided';
import type { Notice } from './shared/notice';
import { relay } from './shared/relay';
import { required } from './shared/required';
import type {
  BrowserNews,
  StorefrontBasics,
  StorefrontContext,
  StorefrontEmitted,
  StorefrontEvent,
  StorefrontInput,
} from './storefront.types';

export const storefrontMachine = setup({
  types: {} as {
    input: StorefrontInput;
    context: StorefrontContext;
    events: StorefrontEvent;
    emitted: StorefrontEmitted;
    tags: 'busy' | 'failed';
    meta: ChartMeta;
  },
  actors: {
    loadBasics: notProvided<StorefrontBasics, void>('loadBasics'),
    watchBrowser: notProvidedCallback<BrowserNews>('watchBrowser'),
    preferences: preferencesMachine,
    session: sessionMachine,
    location: locationMachine,
    module: moduleMachine,
    cart: cartMachine,
    relay,
  },
  actions: {
    setBasics: assign((_, basics: StorefrontBasics) => ({ basics })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    tellPreferencesTheme: sendTo(
      'preferences',
      (_, theme: Theme): PreferencesEvent => ({ type: 'theme.changedElsewhere', theme }),
    ),
    tellSessionGuest: sendTo(
      'session',
      (_, guestId: string): SessionEvent => ({ type: 'guestId.foundElsewhere', guestId }),
    ),
    tellLocationPlace: sendTo(
      'location',
      (_, place: Place | null): LocationEvent => ({ type: 'place.changedElsewhere', place }),
    ),
    tellLocationModuleType: sendTo(
      'location',
      (_, moduleType: ModuleType | null): LocationEvent => ({
        type: 'module.typeChanged',
        isRental: moduleType === 'rental',
      }),
    ),
    tellModuleZones: sendTo(
      'module',
      (_, place: Place | null): ModuleEvent => ({ type: 'zones.changed', zoneIds: place?.zoneIds ?? [] }),
    ),
    tellModuleChoice: sendTo(
      'module',
      (_, moduleId: number): ModuleEvent => ({ type: 'module.changedElsewhere', moduleId }),
    ),
    reloadCart: sendTo('cart', { type: 'cart.reloadRequested' } satisfies CartEvent),
    clearCart: sendTo('cart', { type: 'cart.clearRequested' } satisfies CartEvent),
    tellCartLines: sendTo(
      'cart',
      (_, { lines, undo }: { lines: CartLine[]; undo: CartLine[] | null }): CartEvent => ({
        type: 'cart.replaced',
        lines,
        undo,
      }),
    ),
    tellCartNetwork: sendTo('cart', (_, type: 'network.online' | 'network.offline'): CartEvent => ({ type })),
    announceOutdatedLists: emit({ type: 'lists.outdated' }),
    announceHome: emit({ type: 'home.requested' }),
    requestPageReload: emit({ type: 'page.reloadRequested' }),
    requestCartBroadcast: emit({ type: 'cart.broadcastRequested' }),
    passNotice: emit((_, notice: Notice) => notice),
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
      onError: {
        description: 'Starts again with everything that listens to them.',
        target: '.failed',
        reenter: true,
        actions: { type: 'setFailure', params: ({ event }) => event },
      },
    },
    {
      id: 'preferencesNews',
      src: 'relay',
      input: { from: [{ systemId: 'preferences', type: 'notice' }] },
      onError: {
        description: 'Starts again with everything that listens to them.',
        target: '.failed',
        reenter: true,
        actions: { type: 'setFailure', params: ({ event }) => event },
      },
    },
  ],
  on: {
    notice: { actions: { type: 'passNotice', params: ({ event }) => event } },
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
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      meta: { title: 'Could not start' },
      tags: 'failed',
      on: { 'retry.requested': 'booting' },
    },
    ready: {
      description: 'A flow that breaks takes the shop back to the start, never to a dead page.',
      meta: { title: 'Open', rules: ['STO-03'] },
      invoke: [
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        {
          id: 'location',
          systemId: 'location',
          src: 'location',
          input: ({ context }) => ({ isRental: isRentalStored(required(context.basics, 'basics')) }),
          onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        {
          id: 'module',
          systemId: 'module',
          src: 'module',
          input: ({ context }) => modulesOf(required(context.basics, 'basics')),
          onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        {
          id: 'cart',
          systemId: 'cart',
          src: 'cart',
          onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        {
          id: 'news',
          src: 'relay',
          input: {
            from: [
              { systemId: 'session', type: 'guest.identified' },
              { systemId: 'location', type: 'location.loaded' },
              { systemId: 'location', type: 'location.changed' },
              { systemId: 'location', type: 'cart.clearRequested' },
              { systemId: 'location', type: 'home.requested' },
              { systemId: 'location', type: 'notice' },
              { systemId: 'module', type: 'module.changed' },
              { systemId: 'module', type: 'notice' },
              { systemId: 'cart', type: 'cart.changed' },
              { systemId: 'cart', type: 'notice' },
            ],
          },
          onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
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
        'guest.identified': {
          meta: { rules: ['GUEST-03'] },
          actions: 'reloadCart',
        },
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
            'reloadCart',
            'announceOutdatedLists',
          ],
        },
        'cart.replaced': {
          description: 'From the flow that adds to the cart.',
          actions: { type: 'tellCartLines', params: ({ event }) => event },
        },
        'cart.clearRequested': { meta: { rules: ['LOC-18'] }, actions: 'clearCart' },
        'cart.changed': { meta: { rules: ['CART-62'] }, actions: 'requestCartBroadcast' },
        'home.requested': { meta: { rules: ['LOC-18'] }, actions: 'announceHome' },
        'elsewhere.cart': { meta: { rules: ['CART-62'] }, actions: 'reloadCart' },
        'elsewhere.module': { actions: { type: 'tellModuleChoice', params: ({ event }) => event.moduleId } },
        'elsewhere.place': { actions: { type: 'tellLocationPlace', params: ({ event }) => event.place } },
        'elsewhere.theme': { actions: { type: 'tellPreferencesTheme', params: ({ event }) => event.theme } },
        'elsewhere.guest': {
          meta: { rules: ['GUEST-05'] },
          actions: { type: 'tellSessionGuest', params: ({ event }) => event.guestId },
        },
        'elsewhere.language': {
          description: 'Texts of two languages never meet on one page.',
          actions: 'requestPageReload',
        },
        'window.focused': { meta: { rules: ['CART-62'] }, actions: 'reloadCart' },
        'network.online': {
          meta: { rules: ['CART-68'] },
          actions: { type: 'tellCartNetwork', params: ({ event }) => event.type },
        },
        'network.offline': {
          meta: { rules: ['CART-68'] },
          actions: { type: 'tellCartNetwork', params: ({ event }) => event.type },
        },
      },
    },
  },
});

const modulesOf = ({ modules, storedModuleId }: StorefrontBasics): ModuleInput => ({
  modules,
  storedId: storedModuleId,
});
const isRentalStored = ({ modules, storedModuleId }: StorefrontBasics): boolean =>
  moduleWithId(modules, storedModuleId)?.type === 'rental';
