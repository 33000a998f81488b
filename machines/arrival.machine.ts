import { assign, emit, setup } from 'xstate';
import type { ArrivalContext, ArrivalEmitted, ArrivalEvent } from './arrival.types';
import type { CartMergeOutcome } from './cart/cart-merge.machine';
import { cartMergeMachine } from './cart/cart-merge.machine';
import type { ChartMeta } from './shared/chart';
import type { AuthMode, Intent } from './shared/intent';
import { notProvided } from './shared/not-provided';
import { required } from './shared/required';
import type { Wish } from './wishlist/wishlist.types';

export const arrivalMachine = setup({
  types: {} as {
    context: ArrivalContext;
    events: ArrivalEvent;
    emitted: ArrivalEmitted;
    children: { cartMerge: 'cartMerge'; keepReferral: 'keepReferral'; hasInterests: 'hasInterests' };
    tags: 'busy';
    meta: ChartMeta;
  },
  actors: {
    cartMerge: cartMergeMachine,
    /** A friend's link may open any page; its code waits for the sign-up. */
    keepReferral: notProvided<void, void>('keepReferral'),
    /** Whether somebody has told already what they like in this market. */
    hasInterests: notProvided<boolean, void>('hasInterests'),
  },
  guards: {
    isMergeDue: ({ context }) => context.isMergeDue,
    isMerged: (_, { output }: { output: CartMergeOutcome }) => output === 'merged',
    isWishWaiting: ({ context }) => context.intent?.type === 'wish',
    isIntentWaiting: ({ context }) => context.intent !== null,
    isNewcomer: ({ context }) => context.isNewcomer,
    isKnown: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    rememberIntent: assign(({ context }, { intent }: { intent: Intent | null }) => ({
      intent: intent ?? context.intent,
    })),
    rememberWish: assign((_, { wish }: { wish: Wish }) => ({ intent: { type: 'wish' as const, wish } })),
    rememberPage: assign((_, { href }: { href: string }) => ({ intent: { type: 'page' as const, href } })),
    forgetIntent: assign({ intent: null }),
    settleDown: assign({ intent: null, isNewcomer: false }),
    greet: assign((_, { entry }: { entry: AuthMode }) => ({
      isNewcomer: entry === 'sign-up',
      isMergeDue: true,
    })),
    expectNoMerge: assign({ isMergeDue: false }),
    openAuth: emit((_, { mode }: { mode: AuthMode }) => ({ type: 'auth.opened' as const, mode })),
    closeAuth: emit({ type: 'auth.closed' }),
    announceCarts: emit({ type: 'carts.settled' }),
    notifyMerge: emit({ type: 'notice', code: 'cartsMerged' }),
    resumeWish: emit(({ context: { intent } }) => ({
      type: 'wish.resumed' as const,
      wish: required(intent?.type === 'wish' ? intent.wish : null, 'wish'),
    })),
    resumeHome: emit({ type: 'intent.resumed', intent: { type: 'page', href: '/home' } }),
    requestInterests: emit({ type: 'interests.requested' }),
    expectWelcome: assign({ isNewcomer: true }),
    resumeIntent: emit(({ context }) => ({
      type: 'intent.resumed' as const,
      intent: required(context.intent, 'intent'),
    })),
  },
}).createMachine({
  id: 'arrival',
  description: 'Lets a person in: what they came for waits until they are known and their carts are one.',
  meta: { title: 'Arrival of a person', rules: ['AUTH-60', 'CART-64'] },
  context: { intent: null, isNewcomer: false, isMergeDue: false },
  initial: 'resting',
  invoke: {
    id: 'keepReferral',
    src: 'keepReferral',
    onError: { description: 'The sign-up asks for the code.' },
  },
  on: {
    'auth.requested': {
      description: 'Without an intent of its own it keeps the one that waits: the way back after an expiry.',
      actions: [
        { type: 'rememberIntent', params: ({ event }) => event },
        { type: 'openAuth', params: ({ event }) => event },
      ],
    },
    'login.requested': {
      meta: { rules: ['WISH-03'] },
      actions: [
        { type: 'rememberWish', params: ({ event }) => event },
        { type: 'openAuth', params: { mode: 'sign-in' } },
      ],
    },
    'auth.dismissed': { description: 'Cancelling drops it.', actions: 'forgetIntent' },
    'page.left': {
      meta: { rules: ['AUTH-62'] },
      actions: { type: 'rememberPage', params: ({ event }) => event },
    },
    'session.signedIn': {
      meta: { rules: ['AUTH-18', 'AUTH-37'] },
      target: '.merging',
      actions: [{ type: 'greet', params: ({ event }) => event }, 'closeAuth'],
    },
    'session.restored': {
      description: 'The person signed in in another tab, which asks about the carts.',
      target: '.resuming',
      actions: 'closeAuth',
    },
    'session.signedOut': { target: '.resting', actions: ['expectNoMerge', 'forgetIntent'] },
    'session.expired': { guard: 'isMergeDue', target: '.resting', actions: 'expectNoMerge' },
  },
  states: {
    resting: {
      meta: { title: 'Nobody arrives' },
      on: {
        'welcome.requested': {
          description: 'In a market that was chosen for the first time.',
          meta: { rules: ['MOD-08'] },
          target: 'welcoming',
        },
        'module.changed': {
          description: 'Each market has a cart of its own.',
          meta: { rules: ['CART-60'] },
          guard: 'isMergeDue',
          target: 'merging',
        },
      },
    },
    merging: {
      meta: { title: 'Two carts become one' },
      tags: 'busy',
      invoke: {
        id: 'cartMerge',
        systemId: 'cartMerge',
        src: 'cartMerge',
        onDone: [
          {
            guard: { type: 'isMerged', params: ({ event }) => event },
            target: 'resuming',
            actions: ['announceCarts', 'notifyMerge'],
          },
          { target: 'resuming', actions: 'announceCarts' },
        ],
        onError: { target: 'resuming', actions: 'announceCarts' },
      },
      on: {
        'module.changed': { target: 'merging', reenter: true },
        'welcome.requested': { description: 'First the carts.', actions: 'expectWelcome' },
        'auth.dismissed': { description: 'The sign-in is over, so that nothing can be dropped.' },
      },
    },
    resuming: {
      description: 'Exactly once.',
      meta: { title: 'Going on', rules: ['AUTH-60'] },
      always: [
        { guard: 'isWishWaiting', target: 'resting', actions: ['resumeWish', 'settleDown'] },
        { guard: 'isIntentWaiting', target: 'resting', actions: ['resumeIntent', 'settleDown'] },
        {
          meta: { rules: ['MOD-11'] },
          guard: 'isNewcomer',
          target: 'welcoming',
          actions: 'settleDown',
        },
        { target: 'resting' },
      ],
    },
    welcoming: {
      meta: { title: 'What does this person like?', rules: ['MOD-08', 'MOD-11'] },
      tags: 'busy',
      invoke: {
        id: 'hasInterests',
        src: 'hasInterests',
        onDone: [
          {
            description: 'Whoever has told already is not asked again.',
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'resting',
            actions: 'resumeHome',
          },
          { target: 'resting', actions: 'requestInterests' },
        ],
        onError: { target: 'resting', actions: 'requestInterests' },
      },
    },
  },
});
