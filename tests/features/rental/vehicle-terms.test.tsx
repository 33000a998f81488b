import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RentalTerms } from '../../../domain/rental/vehicle';
import { GoodToKnow } from '../../../src/features/rental/cards/good-to-know';
import { Duration } from '../../../src/features/rental/cards/trip-labels';
import { TripStatusBadge } from '../../../src/features/rental/trips/trip-status';
import { compact } from '../../machines/rental/trips';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const stated: RentalTerms = {
  ...compact,
  deposit: 150_00,
  kilometresPerDay: 200,
  extraKilometre: 25,
  minimumAge: 21,
  provider: { ...compact.provider, fuelRule: 'same_level', protection: 'Full cover', licenceYears: 2 },
};

async function show(vehicle: RentalTerms) {
  await renderPage(
    <ShopPage>
      <GoodToKnow vehicle={vehicle} kind="hourly" />
    </ShopPage>,
  );
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}
const CANCELLATION = 'Cancellation: Free until 1 hour before pickup, with a full refund';

describe('the terms of a vehicle', () => {
  it('list cancellation, deposit, protection, kilometres, fuel, age and licence [RENT-60]', async () => {
    expect(await show(stated)).toEqual([
      CANCELLATION,
      'Deposit: $150.00, paid at pickup and returned with the vehicle',
      'Protection: Full cover',
      'Kilometres: 200 km per day included · then $0.25 per km',
      'Fuel: Return it with the same amount of fuel',
      'Driver: At least 21 years old · licence held for 2 years or more',
    ]);
  });

  it('leave out what the provider does not state [RENT-60]', async () => {
    expect(await show(compact)).toEqual([CANCELLATION]);
  });
});

it.each([
  ['hourly', 5, '5 hours'],
  ['day_wise', 48, '2 days'],
  ['distance_wise', 5, '12.345 km'],
] as const)('a trip of the type %s shows %i hours as %s [RENT-05]', async (type, hours, text) => {
  await renderPage(
    <ShopPage>
      <Duration type={type} hours={hours} metres={12_345} />
    </ShopPage>,
  );
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  ['pending', 'Request sent'],
  ['confirmed', 'Confirmed'],
  ['ongoing', 'In progress'],
  ['completed', 'Completed'],
  ['canceled', 'Cancelled'],
] as const)('a trip with the status %s is labelled "%s" [RENT-53, RENT-54]', async (status, text) => {
  await renderPage(
    <ShopPage>
      <TripStatusBadge status={status} />
    </ShopPage>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
