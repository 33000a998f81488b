import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import { TermsPart } from '../../../src/features/rental/booking/booking-form';
import { BookingSummary } from '../../../src/features/rental/booking/booking-summary';
import { TripBookingActor } from '../../../src/features/rental/booking/trip-booking.context';
import { TripCartActor } from '../../../src/features/rental/cart/trip-cart.context';
import { basis, cartOf, compact, line, progress, quote, scooter } from '../../machines/rental/trips';
import { deferredActors, settled } from '../../support/deferred';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

it('the booking page shows the terms of each vehicle [RENT-60]', async () => {
  const cart = cartOf([line({ ...compact, deposit: 150_00 }), line({ ...scooter, deposit: 40_00 })]);
  const tripCart = {
    getSnapshot: () => ({ context: { cart } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  await renderPage(
    <ShopPage>
      <TripCartActor actor={tripCart as never}>
        <TermsPart />
      </TripCartActor>
    </ShopPage>,
  );
  const part = screen.getByRole('region', { name: 'Good to know' }).textContent ?? '';
  expect(part).toMatch(/Compact.*Free until 1 hour before pickup.*\$150\.00.*Scooter.*\$40\.00/s);
});

it('the summary of a booking has every price line, links the rental terms and books the trip [RENT-53, CHK-08]', async () => {
  const effects = deferredActors('quoteTrip', 'bookTrip');
  const flow = createActor(
    tripBookingMachine.provide({
      actors: {
        ...(effects.actors as object),
        tripCoupon: couponMachine.provide({ actors: deferredActors('checkCoupon').actors }),
        watchBasis: fromCallback(() => undefined),
      } as never,
    }),
    { input: { progress, tripId: null, flag: null } },
  ).start();
  flow.send({ type: 'basis.changed', basis });
  effects.latest('quoteTrip').resolve({
    ...quote,
    vehicles: 54_00,
    discount: 6_00,
    couponDiscount: 4_00,
    tax: 2_50,
    isTaxIncluded: false,
    total: 52_50,
  });
  await settled();
  await renderPage(
    <ShopPage>
      <TripBookingActor actor={flow as never}>
        <BookingSummary />
      </TripBookingActor>
    </ShopPage>,
  );
  const rows = screen
    .getAllByRole('term')
    .slice(0, 5)
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Vehicles', '$60.00'],
    ['Discount', '-$6.00'],
    ['Coupon', '-$4.00'],
    ['Tax', '$2.50'],
    ['Total', '$52.50'],
  ]);
  const terms = screen.getByRole('link', { name: 'rental terms' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/rental-terms', '_blank']);
  act(() => flow.send({ type: 'draft.changed', draft: { isAgreed: false } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Book the trip' })));
  expect(screen.getByRole('alert').textContent).toBe('Please agree to the terms first');
  expect(effects.callsOf('bookTrip')).toEqual([]);
});
