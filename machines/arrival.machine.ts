import { assign, emit, setup } from 'xstate';
import type { ArrivalContext, ArrivalEmitted, ArrivalEvent } from './arrival.types';
import { cartMergeMachine } from './cart/cart-merge.machine';
import type { ChartMeta } from './shared/chart';
import { eventOf, outputOf } from './shared/event';
import type { AuthMode } from './shared/intent';
import { notProvided } from './shared/not-provided';
import { required } from './shared/required';

const actors = {
  cartMerge: cartMergeMachine,
  /** Stores the code of a referral link for the sign-up. Such a link may open any page. */
  keepReferral: notProvided<void, void>('keepReferral'),
  /** Returns whether interests were chosen in this module. */
  hasInterests: notProvided<boolean, void>('hasInterests'),
};

export const arrivalMachine = setup({
  types: {} as {
    context: ArrivalContext;
    events: ArrivalEvent;
    emitted: ArrivalEmitted;
    children: { cartMerge: 'cartMerge'; keepReferral: 'keepReferral'; hasInterests: 'hasInterests' };
    tags: 'busy';
    meta: ChartMeta;
  },
  actors,
  guards: {
    isMergeDue: ({ context }) => context.isMergeDue,
    isMerged: ({ event }) => outputOf<typeof actors, 'cartMerge'>(event) === 'merged',
    isWishWaiting: ({ context }) => context.intent?.type === 'wish',
    isIntentWaiting: ({ context }) => context.intent !== null,
    isNewcomer: ({ context }) => context.isNewcomer,
    isKnown: ({ event }) => outputOf<typeof actors, 'hasInterests'>(event),
  },
  actions: {
    rememberIntent: assign(({ context, event }) => ({
      intent: eventOf(event, 'auth.requested').intent ?? context.intent,
    })),
    rememberWish: assign(({ event }) => ({
      intent: { type: 'wish' as const, wish: eventOf(event, 'login.requested').favourite },
    })),
    rememberPage: assign(({ event }) => ({
      intent: { type: 'page' as const, href: eventOf(event, 'page.left').href },
    })),
    forgetIntent: assign({ intent: null }),
    settleDown: assign({ intent: null, isNewcomer: false }),
    greet: assign(({ event }) => ({
      isNewcomer: eventOf(event, 'session.signedIn').entry === 'sign-up',
      isMergeDue: true,
    })),
    expectNoMerge: assign({ isMergeDue: false }),
    openAuth: emit((_, { mode }: { mode: AuthMode }) => ({ type: 'auth.opened' as const, mode })),
    closeAuth: emit({ type: 'auth.closed' }),
    announceCarts: emit({ type: 'carts.settled' }),
    notifyMerge: emit({ type: 'notice', code: 'cartsMerged' }),
    resumeWish: emit(({ context: { intent } }) => ({
      type: 'wish.resumed' as const,
      favourite: required(intent?.type === 'wish' ? intent.wish : null, 'favourite'),
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
  description:
    'Signs a customer in and keeps their pending action until the session and the carts are ready.',
  meta: { title: 'Sign-in and resume', rules: ['AUTH-60', 'CART-64'] },
  context: { intent: null, isNewcomer: false, isMergeDue: false },
  initial: 'resting',
  invoke: {
    id: 'keepReferral',
    src: 'keepReferral',
    onError: { description: 'If this fails, the sign-up form asks for the referral code.' },
  },
  on: {
    'auth.requested': {
      description:
        'A sign-in without its own action keeps the pending one, such as the page to return to after an expired session.',
      actions: ['rememberIntent', { type: 'openAuth', params: ({ event }) => event }],
    },
    'login.requested': {
      meta: { rules: ['WISH-03'] },
      actions: ['rememberWish', { type: 'openAuth', params: { mode: 'sign-in' } }],
    },
    'auth.dismissed': { description: 'Leaving the page drops the pending action.', actions: 'forgetIntent' },
    'page.left': {
      meta: { rules: ['AUTH-62'] },
      actions: 'rememberPage',
    },
    'session.signedIn': {
      meta: { rules: ['AUTH-18', 'AUTH-37'] },
      target: '.merging',
      actions: ['greet', 'closeAuth'],
    },
    'session.restored': {
      description: 'The customer signed in in another tab. That tab asks which cart to keep.',
      target: '.resuming',
      actions: 'closeAuth',
    },
    'session.signedOut': { target: '.resting', actions: ['expectNoMerge', 'forgetIntent'] },
    'session.expired': { guard: 'isMergeDue', target: '.resting', actions: 'expectNoMerge' },
  },
  states: {
    resting: {
      meta: { title: 'Idle' },
      on: {
        'welcome.requested': {
          description: 'On the first visit to a module, the app asks for interests.',
          meta: { rules: ['MOD-08'] },
          target: 'welcoming',
        },
        'module.changed': {
          description: 'Each module has its own cart, so the carts of the new module may need a merge.',
          meta: { rules: ['CART-60'] },
          guard: 'isMergeDue',
          target: 'merging',
        },
      },
    },
    merging: {
      meta: { title: 'Merging carts' },
      tags: 'busy',
      invoke: {
        id: 'cartMerge',
        systemId: 'cartMerge',
        src: 'cartMerge',
        onDone: [
          { guard: 'isMerged', target: 'resuming', actions: ['announceCarts', 'notifyMerge'] },
          { target: 'resuming', actions: 'announceCarts' },
        ],
        onError: { target: 'resuming', actions: 'announceCarts' },
      },
      on: {
        'module.changed': { target: 'merging', reenter: true },
        'welcome.requested': {
          description: 'The carts are merged first. Then the app asks for interests.',
          actions: 'expectWelcome',
        },
        'auth.dismissed': {
          description: 'The sign-in is complete, so closing its dialog no longer drops the pending action.',
        },
      },
    },
    resuming: {
      description: 'Continues the pending action exactly once.',
      meta: { title: 'Resuming', rules: ['AUTH-60'] },
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
      meta: { title: 'Choosing interests', rules: ['MOD-08', 'MOD-11'] },
      tags: 'busy',
      invoke: {
        id: 'hasInterests',
        src: 'hasInterests',
        onDone: [
          {
            description: 'A customer who has already chosen interests is not asked again.',
            guard: 'isKnown',
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
