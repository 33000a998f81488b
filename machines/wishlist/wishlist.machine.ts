import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import * as change from './wishlist.changes';
import type {
  WantedWish,
  Wish,
  WishlistContext,
  WishlistEmitted,
  WishlistEvent,
  WishlistIds,
} from './wishlist.types';

type WishParams = { wish: Wish };
type ErrorParams = { error: unknown };

const nothing: WishlistContext = {
  ids: null,
  wanted: [],
  sending: null,
  isStale: false,
  takenOff: [],
  failure: null,
};

export const wishlistMachine = setup({
  types: {} as {
    context: WishlistContext;
    events: WishlistEvent;
    emitted: WishlistEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** What was taken off is told in its place, whether the server still has it or not. */
    loadWishlist: notProvided<WishlistIds, { takenOff: readonly Wish[] }>('loadWishlist'),
    /** Answers with what the server said, in the reader's language. */
    saveWish: notProvided<string, WantedWish>('saveWish'),
  },
  guards: {
    isLoaded: ({ context }) => context.ids !== null,
    isStale: ({ context }) => context.isStale,
    hasWishes: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    forgetEverything: assign(nothing),
    toggle: assign(({ context }, { wish }: WishParams) => change.withToggled(context, wish)),
    forgetTakenOff: assign({ takenOff: [] }),
    want: assign(({ context }, { wish }: WishParams) => change.withWish(context, { ...wish, isOn: true })),
    takeNextWish: assign(({ context }) => change.withNextWishTaken(context)),
    keepSent: assign(({ context }) => change.withSentKept(context)),
    rollBack: assign(({ context }) => change.withIds(context, context.ids)),
    dropWishes: assign({ wanted: [] }),
    setIds: assign(({ context }, { output }: { output: WishlistIds }) => change.withIds(context, output)),
    setStale: assign({ isStale: true }),
    startAfresh: assign({ isStale: false, failure: null }),
    setFailure: assign((_, { error }: ErrorParams) => ({ failure: failureOf(error) })),
    requestLogin: emit((_, { wish }: WishParams) => ({ type: 'login.requested', wish }) as const),
    announceChange: emit({ type: 'wishlist.changed' }),
    notifyLoginRequired: emit({ type: 'notice', code: 'loginRequired' }),
    notifyAnswer: emit(
      (_, { output }: { output: string }) =>
        ({ type: 'notice', code: 'serverSaid', values: { text: output } }) as const,
    ),
    notifyFailure: emit(
      (_, { error }: ErrorParams) => ({ type: 'notice', code: 'failed', failure: failureOf(error) }) as const,
    ),
  },
}).createMachine({
  id: 'wishlist',
  description: 'Shows every press of a heart at once and tells the server one thing at a time.',
  meta: { title: 'Wishlist', rules: ['WISH-04', 'WISH-07'] },
  context: nothing,
  initial: 'signedOut',
  states: {
    signedOut: {
      meta: { title: 'Signed out', rules: ['WISH-03'] },
      entry: 'forgetEverything',
      on: {
        'person.arrived': 'signedIn',
        'wish.toggled': {
          actions: ['notifyLoginRequired', { type: 'requestLogin', params: ({ event }) => event }],
        },
      },
    },
    signedIn: {
      meta: { title: 'Signed in' },
      initial: 'loading',
      on: {
        'person.left': { meta: { rules: ['MENU-07'] }, target: 'signedOut' },
        'wish.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'wish.resumed': {
          meta: { rules: ['AUTH-60'] },
          actions: { type: 'want', params: ({ event }) => event },
        },
        'wishlist.reloadRequested': { actions: 'setStale' },
        'wishlist.opened': { meta: { rules: ['WISH-08'] }, actions: ['forgetTakenOff', 'setStale'] },
      },
      states: {
        loading: {
          meta: { title: 'Reading the wishlist' },
          tags: 'busy',
          description:
            'Presses wait until it is known what they change. A failure never empties what is shown.',
          entry: 'startAfresh',
          invoke: {
            id: 'loadWishlist',
            src: 'loadWishlist',
            input: ({ context }) => ({ takenOff: context.takenOff }),
            onDone: { target: 'ready', actions: { type: 'setIds', params: ({ event }) => event } },
            onError: [
              {
                guard: 'isLoaded',
                target: 'ready',
                actions: { type: 'setFailure', params: ({ event }) => event },
              },
              {
                guard: 'hasWishes',
                target: 'failed',
                actions: [
                  'dropWishes',
                  { type: 'setFailure', params: ({ event }) => event },
                  { type: 'notifyFailure', params: ({ event }) => event },
                ],
              },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
          on: {
            'wishlist.reloadRequested': { target: 'loading', reenter: true },
            'wishlist.opened': { target: 'loading', reenter: true, actions: 'forgetTakenOff' },
          },
        },
        failed: {
          meta: { title: 'Could not be read' },
          tags: 'failed',
          description: 'A press tries again and waits for the answer.',
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
          meta: { title: 'Telling the server', rules: ['WISH-04', 'WISH-05', 'WISH-07'] },
          description: 'One request at a time: presses meanwhile become one wish, the last.',
          invoke: {
            id: 'saveWish',
            src: 'saveWish',
            input: ({ context }) => required(context.sending, 'sending'),
            onDone: {
              target: 'ready',
              actions: ['keepSent', 'announceChange', { type: 'notifyAnswer', params: ({ event }) => event }],
            },
            onError: {
              description: 'The heart goes back to what the server has, which is read anew to be sure.',
              target: 'loading',
              actions: ['rollBack', { type: 'notifyFailure', params: ({ event }) => event }],
            },
          },
        },
      },
    },
  },
});
