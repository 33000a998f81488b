import type { couponMachine } from '../../../machines/checkout/coupon.machine';
import type { Page, Target } from '../../support/model/page';
import { press } from '../shared/page-parts';

const field: Target = { role: 'textbox', name: 'Coupon code' };
const apply: Target = { role: 'button', name: 'Apply' };
const signIn: Target = { role: 'button', name: 'Sign In' };
const remove: Target = { role: 'button', name: 'Remove' };
const alert: Target = { role: 'alert' };

/** Tested on its own; in the checkout it is one of several parts. */
export const couponPage: Page<typeof couponMachine> = {
  open: () => ({ path: '/checkout?page=cart', storage: {}, isBare: true }),
  calls: [],
  acts: {
    'code.submitted': ({ code }: { code: string }, before) => [
      { act: 'type', into: field, text: code },
      { act: 'press', on: before.matches('signedOut') ? signIn : apply },
    ],
    'coupon.removed': [press('button', 'Remove')],
  },
  answers: {},
  timers: {},
  sights: {
    signedOut: ({ context }) => [
      { holds: context.typed, in: field },
      { sees: signIn },
      { lacks: apply },
      { misses: 'Show my coupons' },
    ],
    none: [{ holds: '', in: field }, { sees: apply }, { lacks: alert }, { lacks: remove }],
    missing: [{ sees: alert }, { reads: 'Enter a coupon code' }, { sees: field }],
    checking: [{ sees: { ...apply, isBusy: true } }, { lacks: alert }],
    applied: ({ context }) => [{ reads: `${context.code} applied` }, { sees: remove }, { lacks: field }],
    refused: ({ context }) => [
      { sees: alert },
      { reads: context.failure?.messages[0] ?? '?' },
      { sees: field },
      { misses: 'The coupon was removed.' },
    ],
    removedByChange: ({ context }) => [
      { reads: 'The coupon was removed.' },
      { reads: context.failure?.messages[0] ?? '?' },
      { holds: context.typed, in: field },
    ],
  },
  news: {},
  impossible: {
    'person.changed': 'the session sends this',
    'coupon.refused': 'the price of the order sends this, and the checkout requests it',
  },
  endsIn: [],
};
