import { assign, emit, setup } from 'xstate';
import { couponCode } from '../../domain/coupon';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';

type TakenCoupon = { code: string; title: string };

type CouponInput = {
  code: string | null;
  /** The last typed code, for example of a guest before the sign-in. */
  typed: string;
};
type CouponContext = CouponInput & {
  failure: Failure | null;
};

type CouponEvent =
  /** The customer signed in or out. Also sent at the start. */
  | { type: 'person.changed'; isSignedIn: boolean }
  | { type: 'code.submitted'; code: string }
  | { type: 'coupon.removed' }
  /** The coupon is no longer valid for the changed order [COUP-08]. */
  | { type: 'coupon.refused'; message: string };

export type CouponReport =
  | { type: 'coupon.changed'; code: string | null }
  /** The code that is applied after the sign-in. Empty: no code. */
  | { type: 'coupon.typed'; code: string };
export type CouponEmitted = CouponReport | { type: 'coupon.signInRequested' };

export const couponMachine = setup({
  types: {} as {
    input: CouponInput;
    context: CouponContext;
    events: CouponEvent;
    emitted: CouponEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Sends whether the customer is signed in, at the start and on every change. */
    watchPerson: notProvidedCallback('watchPerson'),
    /** Checks the coupon. Rejects with the reason. */
    checkCoupon: notProvided<TakenCoupon, { code: string }>('checkCoupon'),
  },
  guards: {
    hasCoupon: ({ context }) => context.code !== null,
    isSignedIn: ({ event }) => eventOf(event, 'person.changed').isSignedIn,
    isCodeWaiting: ({ context }) => context.typed !== '',
    hasCode: ({ event }) => couponCode(eventOf(event, 'code.submitted').code) !== '',
  },
  actions: {
    setTyped: assign(({ event }) => ({
      typed: couponCode(eventOf(event, 'code.submitted').code),
      failure: null,
    })),
    setCoupon: assign((_, { code }: TakenCoupon) => ({ code })),
    forgetCoupon: assign({ code: null, typed: '', failure: null }),
    setFailure: setFailure(),
    setReason: assign(({ context, event }) => ({
      typed: context.code ?? '',
      code: null,
      failure: { code: 'refused' as const, messages: [eventOf(event, 'coupon.refused').message] },
    })),
    moveCodeToField: assign(({ context }) => ({ typed: context.code ?? '', code: null, failure: null })),
    announceTyped: emit(({ context }) => ({ type: 'coupon.typed' as const, code: context.typed })),
    announceNothingTyped: emit({ type: 'coupon.typed', code: '' }),
    requestSignIn: emit({ type: 'coupon.signInRequested' }),
    announceCoupon: emit(({ context }) => ({ type: 'coupon.changed' as const, code: context.code })),
  },
}).createMachine({
  id: 'coupon',
  description:
    'An order has one coupon, from the list or typed. It is checked after every change of the order.',
  meta: { title: 'Coupon', rules: ['COUP-07', 'COUP-08', 'COUP-09', 'COUP-11'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'sorting',
  invoke: {
    id: 'watchPerson',
    src: 'watchPerson',
    onError: { description: 'If this fails, the next visit checks again who the customer is.' },
  },
  on: {
    'person.changed': [
      { guard: 'isSignedIn', target: '.sorting.signedIn' },
      {
        description: 'Guests cannot use coupons. A typed code is kept until the sign-in.',
        meta: { rules: ['COUP-11', 'PERM-06'] },
        guard: 'hasCoupon',
        target: '.signedOut',
        actions: ['moveCodeToField', 'announceCoupon', 'announceTyped'],
      },
      { target: '.signedOut' },
    ],
  },
  states: {
    sorting: {
      meta: { title: 'Checking for a stored coupon' },
      initial: 'unknown',
      states: {
        unknown: { meta: { title: 'Checking the sign-in' } },
        signedIn: {
          meta: { title: 'Checking for a pending code' },
          always: [
            { guard: 'hasCoupon', target: '#coupon.applied' },
            {
              description: 'The guest typed the code before signing in.',
              meta: { rules: ['COUP-11'] },
              guard: 'isCodeWaiting',
              target: '#coupon.checking',
            },
            { target: '#coupon.none' },
          ],
        },
      },
    },
    signedOut: {
      meta: { title: 'Sign in to use a coupon', rules: ['COUP-11', 'PERM-06'] },
      on: {
        'code.submitted': { actions: ['setTyped', 'announceTyped', 'requestSignIn'] },
      },
    },
    none: {
      meta: { title: 'No coupon' },
      on: {
        'code.submitted': [
          { guard: 'hasCode', target: 'checking', actions: 'setTyped' },
          { target: 'missing' },
        ],
      },
    },
    missing: {
      meta: { title: 'No code entered', rules: ['COUP-09'] },
      on: {
        'code.submitted': { guard: 'hasCode', target: 'checking', actions: 'setTyped' },
      },
    },
    checking: {
      meta: { title: 'Checking the coupon', rules: ['COUP-02', 'COUP-03', 'COUP-04'] },
      tags: 'busy',
      invoke: {
        id: 'checkCoupon',
        src: 'checkCoupon',
        input: ({ context }) => ({ code: context.typed }),
        onDone: {
          target: 'applied',
          actions: [{ type: 'setCoupon', params: ({ event }) => event.output }, 'announceCoupon'],
        },
        onError: { target: 'refused', actions: ['setFailure', 'announceNothingTyped'] },
      },
    },
    applied: {
      meta: { title: 'Applied', rules: ['COUP-05', 'COUP-06'] },
      on: {
        'coupon.removed': { target: 'none', actions: ['forgetCoupon', 'announceCoupon'] },
        'coupon.refused': { target: 'removedByChange', actions: 'setReason' },
      },
    },
    refused: {
      description: 'Wrong, expired and used coupons have their own messages.',
      meta: { title: 'Rejected', rules: ['COUP-09'] },
      tags: 'failed',
      on: {
        'code.submitted': [
          { guard: 'hasCode', target: 'checking', actions: 'setTyped' },
          {
            description: 'Clearing the field also removes the message about the coupon.',
            target: 'none',
            actions: 'forgetCoupon',
          },
        ],
      },
    },
    removedByChange: {
      description: 'The order has changed: the coupon is removed and the reason shown.',
      meta: { title: 'Removed', rules: ['COUP-08'] },
      tags: 'failed',
      on: {
        'code.submitted': [
          { guard: 'hasCode', target: 'checking', actions: 'setTyped' },
          {
            description: 'Clearing the field also removes the message about the coupon.',
            target: 'none',
            actions: 'forgetCoupon',
          },
        ],
      },
    },
  },
});
