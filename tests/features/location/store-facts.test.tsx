import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FactLine, useDeliveryFacts } from '../../../src/features/location/store-facts';
import { livesAt, ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { grill } from '../wishlist/wishlist-page';

const home = { label: '1 Harbour Square', lat: 0, lng: 0.02, zoneIds: [1] };
const kitchen = grill({ deliveryMinutes: '20-30', hasDelivery: true, hasTakeAway: true });
type Way = { isOpen: boolean; isTakeAway: boolean };

const Facts = (distanceFact: Way) => <FactLine parts={useDeliveryFacts(kitchen, distanceFact)} />;

const show = (distanceFact: Way) =>
  renderPage(
    <ShopPage location={livesAt(home)}>
      <Facts {...distanceFact} />
    </ShopPage>,
  );

afterEach(cleanup);

it('a take-away order shows the preparation time and the distance of the store [CAT-06]', async () => {
  await show({ isOpen: true, isTakeAway: true });
  expect(screen.getByText('Take-away')).toBeTruthy();
  expect(screen.getByText('Ready in 20–30 min')).toBeTruthy();
  expect(screen.getByText(/ km$/)).toBeTruthy();
});

it('a closed store shows no delivery time [CAT-06]', async () => {
  await show({ isOpen: false, isTakeAway: true });
  expect(screen.queryByText(/ min$/)).toBeNull();
});

it('a delivery order shows the store’s fee and duration [CAT-06, DLV-10]', async () => {
  await show({ isOpen: true, isTakeAway: false });
  expect(screen.getByText('Delivery fee').parentElement?.textContent).toMatch(
    /^Delivery fee (Free|\$\d+\.\d\d)$/,
  );
  expect(screen.getByText('20–30 min')).toBeTruthy();
});
