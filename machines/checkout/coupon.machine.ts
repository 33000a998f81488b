import { assign, emit, setup } from 'xstate';
import { couponCode } from '../../domain/coupon';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';

/** The one coupon of an order. */
type TakenCoupon = { code: string; title: string };

type CouponInput = { code: string | null };
type CouponContext = CouponInput & {
  /** What was typed last. */
  typed: string;
  failure: Failure | null;
};

type CouponEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'coupon.removed' }
  /** The order has changed, and the coupon is no longer taken [COUP-08]. */
  | { type: 'coupon.refused'; message: string };

export type CouponEmitted = { type: 'coupon.changed'; code: string | null };

type Submitted = { code: string };

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
    /** Whether this order may have it; refuses with the reason. */
    checkCoupon: notProvided<TakenCoupon, { code: string }>('checkCoupon'),
  },
  guards: {
    hasCoupon: ({ context }) => context.code !== null,
    hasCode: (_, { code }: Submitted) => couponCode(code) !== '',
  },
  actions: {
    setTyped: assign((_, { code }: Submitted) => ({ typed: couponCode(code), failure: null })),
    setCoupon: assign((_, { code }: TakenCoupon) => ({ code })),
    forgetCoupon: assign({ code: null, typed: '', failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setReason: assign(({ context }, { message }: { message: string }) => ({
      typed: context.code ?? '',
      code: null,
      failure: { code: 'refused' as const, messages: [message] },
    })),
    tellCoupon: emit(({ context }) => ({ type: 'coupon.changed' as const, code: context.code })),
  },
}).createMachine({
  id: 'coupon',
  description: 'The one coupon of an order: from the list or typed, and checked again with every change.',
  meta: { title: 'Coupon', rules: ['COUP-07', 'COUP-08', 'COUP-09'] },
  context: ({ input }) => ({ ...input, typed: '', failure: null }),
  initial: 'sorting',
  states: {
    sorting: {
      meta: { title: 'Is one kept from before?' },
      always: [{ guard: 'hasCoupon', target: 'applied' }, { target: 'none' }],
    },
    none: {
      meta: { title: 'No coupon' },
      on: {
        'code.submitted': {
          guard: { type: 'hasCode', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'setTyped', params: ({ event }) => event },
        },
      },
    },
    checking: {
      meta: { title: 'Is it taken?', rules: ['COUP-02', 'COUP-03', 'COUP-04'] },
      tags: 'busy',
      invoke: {
        id: 'checkCoupon',
        src: 'checkCoupon',
        input: ({ context }) => ({ code: context.typed }),
        onDone: {
          target: 'applied',
          actions: [{ type: 'setCoupon', params: ({ event }) => event.output }, 'tellCoupon'],
        },
        onError: { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    applied: {
      meta: { title: 'Taken', rules: ['COUP-05', 'COUP-06'] },
      on: {
        'coupon.removed': { target: 'none', actions: ['forgetCoupon', 'tellCoupon'] },
        'coupon.refused': {
          target: 'removedByChange',
          actions: { type: 'setReason', params: ({ event }) => event },
        },
      },
    },
    refused: {
      description: 'Wrong, expired and used up have words of their own.',
      meta: { title: 'Not taken', rules: ['COUP-09'] },
      tags: 'failed',
      on: {
        'code.submitted': [
          {
            guard: { type: 'hasCode', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'setTyped', params: ({ event }) => event },
          },
          { description: 'An emptied field takes the reason away.', target: 'none', actions: 'forgetCoupon' },
        ],
      },
    },
    removedByChange: {
      description: 'The order has changed: the coupon went, and the reason stands in its place.',
      meta: { title: 'No longer taken', rules: ['COUP-08'] },
      tags: 'failed',
      on: {
        'code.submitted': [
          {
            guard: { type: 'hasCode', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'setTyped', params: ({ event }) => event },
          },
          { description: 'An emptied field takes the reason away.', target: 'none', actions: 'forgetCoupon' },
        ],
      },
    },
  },
});
