import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import { AfterPlacing } from '../../../src/features/checkout/after/after-placing';
import { CheckoutActor } from '../../../src/features/checkout/checkout.context';
import { AfterSending } from '../../../src/features/parcel/after-sending';
import { ParcelActor } from '../../../src/features/parcel/parcel.context';
import { AfterBooking } from '../../../src/features/rental/booking/after-booking';
import { TripBookingActor } from '../../../src/features/rental/booking/trip-booking.context';
import { input, lateOrder } from '../../machines/checkout/orders';
import { progress as parcelProgress, zoneIds } from '../../machines/parcel/parcels';
import { progress as bookingProgress } from '../../machines/rental/trips';
import { ShopPage, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const ended = () => fromPromise(async () => lateOrder) as never;
const silent = fromCallback(() => undefined);

const order = (): ReactNode => {
  const actors = { payment: ended(), watchBasis: silent };
  const flow = createActor(checkoutMachine.provide({ actors }), { input: { ...input, orderId: 7 } }).start();
  return (
    <CheckoutActor actor={flow as never}>
      <AfterPlacing />
    </CheckoutActor>
  );
};
const trip = (): ReactNode => {
  const actors = { tripPayment: ended(), watchBasis: silent };
  const flow = createActor(tripBookingMachine.provide({ actors }), {
    input: { progress: bookingProgress, tripId: 7, flag: 'success' },
  }).start();
  return (
    <TripBookingActor actor={flow as never}>
      <AfterBooking />
    </TripBookingActor>
  );
};
const parcel = (): ReactNode => {
  const actors = { parcelPayment: ended(), watchPerson: silent };
  const flow = createActor(parcelMachine.provide({ actors }), {
    input: { progress: parcelProgress, zoneIds, orderId: 7, flag: 'success' },
  }).start();
  return (
    <ParcelActor actor={flow as never}>
      <AfterSending />
    </ParcelActor>
  );
};

afterEach(cleanup);

it.each([
  ['order', order, 'Nothing was prepared. Your items are still in your cart.'],
  ['trip', trip, 'The vehicles were released.'],
  ['parcel', parcel, 'No courier was sent.'],
])(
  'the page of a late-paid %s says that the payment came too late and where the money goes [CHK-07, X-05]',
  async (what, page, text) => {
    await renderPage(<ShopPage session={sessionOf('secret')}>{page()}</ShopPage>);
    expect(await screen.findByRole('heading', { name: `Your ${what} wasn’t paid in time` })).toBeDefined();
    expect(screen.getByText(`${text} Any payment you made will be refunded to your wallet.`)).toBeDefined();
    cleanup();
    await renderPage(<ShopPage>{page()}</ShopPage>);
    expect(
      await screen.findByText(
        `${text} Any payment you made will be refunded to your original payment method.`,
      ),
    ).toBeDefined();
  },
);
