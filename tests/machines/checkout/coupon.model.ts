import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { createModel } from '../../support/model';

export const couponModel = createModel(couponMachine, {
  input: { code: null },
  otherInputs: [{ code: 'WELCOME10' }],
  fixtures: [
    { type: 'code.submitted', code: ' welcome10 ' },
    { type: 'code.submitted', code: ' ' },
    { type: 'coupon.refused', message: 'This coupon is for another store.' },
    { type: 'xstate.done.actor.checkCoupon', output: { code: 'WELCOME10', title: '10% off, welcome' } },
    {
      type: 'xstate.error.actor.checkCoupon',
      error: { code: 'refused', messages: ['This coupon has expired.'] },
    },
  ],
  vertex: ({ context }) => context.code,
  invariants: {
    'a coupon that is taken has a code, and no other has one': (at) =>
      at.matches('applied') === (at.context.code !== null),
    'what is not taken says why': (at) => !at.hasTag('failed') || at.context.failure !== null,
  },
});
