import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { createModel } from '../../support/model';

export const couponModel = createModel(couponMachine, {
  input: { code: null, typed: '' },
  otherInputs: [
    { code: 'WELCOME10', typed: '' },
    { code: null, typed: 'WELCOME10' },
  ],
  fixtures: [
    { type: 'person.changed', isSignedIn: true },
    { type: 'person.changed', isSignedIn: false },
    { type: 'code.submitted', code: ' welcome10 ' },
    { type: 'code.submitted', code: ' ' },
    { type: 'coupon.refused', message: 'This coupon is for another store.' },
    { type: 'xstate.error.actor.watchPerson', error: { code: 'unexpected' } },
    { type: 'xstate.done.actor.checkCoupon', output: { code: 'WELCOME10', title: '10% off, welcome' } },
    {
      type: 'xstate.error.actor.checkCoupon',
      error: { code: 'refused', messages: ['This coupon has expired.'] },
    },
  ],
  vertex: ({ context }) => [context.code, context.typed],
  invariants: {
    'an accepted coupon has a code, and no other coupon has one': (at) =>
      at.matches('sorting') || at.matches('applied') === (at.context.code !== null),
    'a guest has no coupon': (at) => !at.matches('signedOut') || at.context.code === null,
    'no request is sent without a code': (at) => !at.matches('checking') || at.context.typed !== '',
    'a refused coupon has a reason': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
