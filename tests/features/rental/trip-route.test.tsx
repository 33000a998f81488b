import { expect, it } from 'vitest';
import { TripRoute } from '../../../src/features/rental/cards/trip-route';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const quay = { name: 'Quay Lane', lat: 25.06, lng: 55.07 };
const hills = { name: 'Hill View', lat: 25.12, lng: 55.15 };

it.each([
  ['no drop-off location', null, 'Quay Lane · Return to the same place'],
  [
    'the pickup location as drop-off location',
    { ...quay, name: 'The quay' },
    'Quay Lane · Return to the same place',
  ],
  ['another drop-off location', hills, 'Quay Lane → Hill View'],
] as const)('a trip with %s shows where the vehicle is returned [RENT-61]', async (_, destination, shown) => {
  await renderPage(
    <ShopPage>
      <p data-testid="route">
        <TripRoute pickup={quay} destination={destination} />
      </p>
    </ShopPage>,
  );
  expect(document.querySelector('[data-testid=route]')?.textContent).toBe(shown);
});
