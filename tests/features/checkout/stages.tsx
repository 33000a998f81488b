import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { deliveryAddressMachine } from '../../../machines/location/delivery-address.machine';
import { picturesMachine } from '../../../machines/orders/pictures.machine';
import { Paying } from '../../../src/features/checkout/after/paying';
import { CheckoutActor } from '../../../src/features/checkout/checkout.context';
import { Content } from '../../../src/features/checkout/checkout-page';
import { Coupon } from '../../../src/features/checkout/parts/coupon-part';
import { Prescription } from '../../../src/features/checkout/parts/prescription-part';
import { createReads, type Reads } from '../../../src/platform/reads';
import { checkoutPage } from '../../machines/checkout/checkout.page';
import { couponPage } from '../../machines/checkout/coupon.page';
import { paymentPage } from '../../machines/checkout/payment.page';
import { picturesPage } from '../../machines/orders/pictures.page';
import { ShopPage } from '../../support/shop-page';
import { resting, type Stage } from '../../support/walk-flow';

const options = {
  hasCash: true,
  hasPartialPayment: false,
  gateways: [{ id: 'demo', title: 'Card', imageUrl: null }],
  offlineMethods: [
    {
      id: 1,
      name: 'Bank transfer',
      facts: [],
      fields: [{ name: 'reference', label: 'Reference', kind: 'text', isRequired: true }],
    },
  ],
  hasTips: true,
  usualTip: 0,
};

const api = {
  discovery: { waitingCarts: async () => [] },
  checkout: {
    coupons: async () => [],
    slots: async () => [],
    // An already resolved promise, so that a press shows the result immediately.
    options: () => Object.assign(Promise.resolve(options), { status: 'fulfilled', value: options }),
  },
};
const terms = { store: { deliveryMinutes: null }, ways: [] };
const known = createReads();
/** The store's terms are already loaded, like the options. */
const reads: Reads = {
  ...known,
  read: (name, lifetime, load) =>
    name.startsWith('store-terms:')
      ? {
          key: name,
          promise: Object.assign(Promise.resolve(terms), { status: 'fulfilled', value: terms }) as never,
        }
      : known.read(name, lifetime, load),
};
const context = { api, reads };
const address = '/checkout';

/** The whole checkout page; its child flows do nothing. */
export const checkoutStage: Stage = {
  flow: 'checkout',
  part: checkoutPage,
  context,
  address,
  page: (actor) => (
    <ShopPage>
      <CheckoutActor actor={actor as never}>
        <Content goods={{ from: 'cart' }} />
      </CheckoutActor>
    </ShopPage>
  ),
  effects: {
    deliveryAddress: resting(deliveryAddressMachine),
    coupon: resting(couponMachine),
    prescription: resting(picturesMachine),
    // Stays pending: each path decides whether a payment is due.
    payment: resting(
      paymentMachine.provide({ guards: { hasPaymentPage: () => false, hasNoPaymentDue: () => false } }),
    ),
  },
};

export const couponStage: Stage = {
  flow: 'coupon',
  part: couponPage,
  context,
  address,
  page: (actor) => (
    <ShopPage>
      <Coupon flow={actor as never} lines={[]} />
    </ShopPage>
  ),
};

export const picturesStage: Stage = {
  flow: 'pictures',
  part: picturesPage,
  address,
  page: (actor) => (
    <ShopPage>
      <Prescription flow={actor as never} />
    </ShopPage>
  ),
};

export const paymentStage: Stage = {
  flow: 'payment',
  part: paymentPage,
  context,
  address,
  page: (actor) => (
    <ShopPage>
      <Paying flow={actor as never} subject="order" />
    </ShopPage>
  ),
};
