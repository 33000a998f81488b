import { createActor, fromCallback } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import type {
  CheckoutInput,
  CheckoutProgress,
  OrderBasis,
  OrderPlace,
} from '../../../machines/checkout/checkout.types';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { picturesMachine } from '../../../machines/orders/pictures.machine';
import { deferredActors, settled } from '../../support/deferred';
import { basis, input, place, quote } from './orders';

type Emitted = { type: string; progress?: CheckoutProgress; code?: string };

/** The checkout with effects that the test settles. */
export function open(
  who: OrderBasis = basis,
  overrides: Partial<CheckoutInput> = {},
  where: OrderPlace = place,
) {
  const effects = deferredActors('quoteOrder', 'placeOrder');
  const paid = deferredActors('readOrder', 'changePayment', 'cancelOrder', 'openPage');
  const codes = deferredActors('checkCoupon');
  const signedIn = { is: who.isSignedIn };
  const flow = createActor(
    checkoutMachine.provide({
      actors: {
        ...(effects.actors as object),
        coupon: couponMachine.provide({
          actors: {
            ...(codes.actors as object),
            watchPerson: fromCallback(({ sendBack }) =>
              sendBack({ type: 'person.changed', isSignedIn: signedIn.is }),
            ),
          },
        }),
        payment: paymentMachine.provide({ actors: paid.actors }),
        watchBasis: fromCallback(() => undefined),
        deliveryAddress: deliveryAddressMachine.provide({
          actors: { watchCustomer: fromCallback(() => undefined) },
        }),
        listenToAddress: fromCallback(() => undefined),
        prescription: picturesMachine.provide({
          actors: { loadPictures: fromCallback(() => undefined) },
        }),
      },
    }),
    { input: { ...input, ...overrides } },
  );
  const emitted: Emitted[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  type Where = Parameters<ReturnType<typeof flow.getSnapshot>['matches']>[0];
  const at = (value: Where) => flow.getSnapshot().matches(value);
  const reportBasis = (of: OrderBasis) => {
    signedIn.is = of.isSignedIn;
    flow.getSnapshot().children.coupon?.send({ type: 'person.changed', isSignedIn: of.isSignedIn });
    flow.send({ type: 'basis.changed', basis: of });
  };
  const answered = async (name: 'quoteOrder' | 'placeOrder', output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: 'quoteOrder' | 'placeOrder', error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const submit = () => flow.send({ type: 'order.submitted' });
  const goes = (to: OrderPlace) => flow.send({ type: 'address.changed', place: to });
  reportBasis(who);
  goes(where);
  const saved = () => emitted.filter(({ type }) => type === 'progress.changed').at(-1)?.progress;
  return { flow, effects, paid, codes, emitted, at, reportBasis, answered, failed, submit, saved, goes };
}

/** The order is sent and not answered yet. */
export async function placing(overrides: Partial<CheckoutInput> = {}, who: OrderBasis = basis) {
  const page = open(who, overrides);
  await page.answered('quoteOrder', quote);
  page.submit();
  await page.answered('quoteOrder', quote);
  return page;
}
