import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { notifyFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import * as change from './wishlist.changes';
import type {
  Favourite,
  FavouriteChange,
  WishlistContext,
  WishlistEmitted,
  WishlistEvent,
  WishlistIds,
} from './wishlist.types';

const nothing: WishlistContext = {
  ids: null,
  wanted: [],
  sending: null,
  isStale: false,
  takenOff: [],
  failure: null,
};

const actors = {
  /** Returns the wishlist. Recently removed entries are included at their old position. */
  loadWishlist: notProvided<WishlistIds, { takenOff: readonly Favourite[] }>('loadWishlist'),
  /** Saves the change and returns the server's message. */
  saveFavourite: notProvided<string, FavouriteChange>('saveFavourite'),
};

export const wishlistMachine = setup({
  types: {} as {
    context: WishlistContext;
    events: WishlistEvent;
    emitted: WishlistEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isLoaded: ({ context }) => context.ids !== null,
    isStale: ({ context }) => context.isStale,
    hasWishes: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    forgetEverything: assign(nothing),
    toggle: assign(({ context, event }) =>
      change.withToggled(context, eventOf(event, 'wish.toggled').favourite),
    ),
    forgetTakenOff: assign({ takenOff: [] }),
    want: assign(({ context, event }) =>
      change.withFavourite(context, { ...eventOf(event, 'wish.resumed').favourite, isOn: true }),
    ),
    takeNextWish: assign(({ context }) => change.withNextFavouriteTaken(context)),
    keepSent: assign(({ context }) => change.withSentKept(context)),
    rollBack: assign(({ context }) => change.withIds(context, context.ids)),
    dropWishes: assign({ wanted: [] }),
    setIds: assign(({ context, event }) =>
      change.withIds(context, outputOf<typeof actors, 'loadWishlist'>(event)),
    ),
    setStale: assign({ isStale: true }),
    startAfresh: assign({ isStale: false, failure: null }),
    setFailure: setFailure(),
    requestLogin: emit(
      ({ event }) =>
        ({ type: 'login.requested', favourite: eventOf(event, 'wish.toggled').favourite }) as const,
    ),
    announceChange: emit({ type: 'wishlist.changed' }),
    notifyLoginRequired: emit({ type: 'notice', code: 'loginRequired' }),
    notifyAnswer: emit(({ event }) =>
      serverNotice({ message: outputOf<typeof actors, 'saveFavourite'>(event) }),
    ),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'wishlist',
  description: 'Shows every press of a heart immediately and sends one request at a time.',
  meta: { title: 'Wishlist', rules: ['WISH-04', 'WISH-07'] },
  context: nothing,
  initial: 'signedOut',
  states: {
    signedOut: {
      meta: { title: 'Signed out', rules: ['WISH-03'] },
      entry: 'forgetEverything',
      on: {
        'person.arrived': 'signedIn',
        'wish.toggled': { actions: ['notifyLoginRequired', 'requestLogin'] },
      },
    },
    signedIn: {
      meta: { title: 'Signed in' },
      initial: 'loading',
      on: {
        'person.left': { meta: { rules: ['MENU-07'] }, target: 'signedOut' },
        'wish.toggled': { actions: 'toggle' },
        'wish.resumed': {
          meta: { rules: ['AUTH-60'] },
          actions: 'want',
        },
        'wishlist.reloadRequested': { actions: 'setStale' },
        'wishlist.opened': { meta: { rules: ['WISH-08'] }, actions: ['forgetTakenOff', 'setStale'] },
      },
      states: {
        loading: {
          meta: { title: 'Loading the wishlist' },
          tags: 'busy',
          description: 'Presses wait until the list is known. A failure never empties it.',
          entry: 'startAfresh',
          invoke: {
            id: 'loadWishlist',
            src: 'loadWishlist',
            input: ({ context }) => ({ takenOff: context.takenOff }),
            onDone: { target: 'ready', actions: 'setIds' },
            onError: [
              { guard: 'isLoaded', target: 'ready', actions: 'setFailure' },
              {
                guard: 'hasWishes',
                target: 'failed',
                actions: ['dropWishes', 'setFailure', 'notifyFailure'],
              },
              { target: 'failed', actions: 'setFailure' },
            ],
          },
          on: {
            'wishlist.reloadRequested': { target: 'loading', reenter: true },
            'wishlist.opened': { target: 'loading', reenter: true, actions: 'forgetTakenOff' },
          },
        },
        failed: {
          meta: { title: 'Loading failed' },
          tags: 'failed',
          description:
            'The next press on a heart loads the wishlist again and is applied once it has loaded.',
          always: { guard: 'hasWishes', target: 'loading' },
          on: { 'wishlist.reloadRequested': 'loading', 'wishlist.opened': 'loading' },
        },
        ready: {
          meta: { title: 'Ready' },
          always: [
            { guard: 'isStale', target: 'loading' },
            { guard: 'hasWishes', target: 'saving', actions: 'takeNextWish' },
          ],
        },
        saving: {
          meta: { title: 'Saving', rules: ['WISH-04', 'WISH-05', 'WISH-07'] },
          description: 'One request at a time. Of the presses made meanwhile, only the last is sent.',
          invoke: {
            id: 'saveFavourite',
            src: 'saveFavourite',
            input: ({ context }) => required(context.sending, 'sending'),
            onDone: { target: 'ready', actions: ['keepSent', 'announceChange', 'notifyAnswer'] },
            onError: {
              description: "The heart returns to the server's state, which is read again.",
              target: 'loading',
              actions: ['rollBack', 'notifyFailure'],
            },
          },
        },
      },
    },
  },
});
