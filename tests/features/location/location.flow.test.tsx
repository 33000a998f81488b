import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { CurrentLocationButton } from '../../../src/features/location/current-location-button';
import { LocationProvider, useLocationFlow } from '../../../src/features/location/location.context';
import { LocationButton } from '../../../src/features/location/location-button';
import { LocationPanel } from '../../../src/features/location/location-panel';
import { OutOfZoneDialog } from '../../../src/features/location/out-of-zone-dialog';
import { PlaceConflictDialog } from '../../../src/features/location/place-conflict-dialog';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { SessionProvider } from '../../../src/features/session/session.context';
import { locationModel } from '../../machines/location/location.model';
import { titleOf } from '../../support/model';
import { sessionOf } from '../../support/shop-page';
import { renderPage, walkPage } from '../../support/walk-page';

type At = Parameters<Parameters<typeof useLocationFlow>[0]>[0];

const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });
const press = (name: string | RegExp) => void fireEvent.click(button(name));
const locate = () => button('Use Current Location');
const problem = () => screen.queryByRole('alert')?.textContent ?? null;
const quiet = () => {
  expect(problem()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
};
const namesThePlace = (at: At) =>
  expect(button(/Deliver to|Pick up from/).textContent).toContain(
    at.context.place?.label ?? 'Choose your address',
  );

function Page() {
  const isOutOfZone = useLocationFlow((snapshot) => snapshot.matches('outOfZone'));
  const isInConflict = useLocationFlow((snapshot) => snapshot.matches('cartConflict'));
  return (
    <>
      <LocationButton />
      <CurrentLocationButton />
      {isOutOfZone ? <OutOfZoneDialog /> : null}
      {isInConflict ? <PlaceConflictDialog /> : null}
    </>
  );
}

const sees = {
  loading: quiet,
  unset: quiet,
  set: quiet,
  locating: () => expect(locate().getAttribute('aria-busy')).toBe('true'),
  'failed.denied': () => expect(problem()).toContain('does not allow'),
  'failed.timeout': () => expect(problem()).toContain('took too long'),
  'failed.unavailable': () => expect(problem()).toContain('could not find its position'),
  resolving: quiet,
  lookupFailed: (at: At) => {
    expect(at.context.failure).not.toBeNull();
    expect(problem()).toContain('Try again');
  },
  outOfZone: (at: At) => {
    expect(screen.getByRole('dialog', { name: 'Service not available in this area' })).toBeDefined();
    expect(screen.getByText(new RegExp(`deliver to ${at.context.candidate?.label}`))).toBeDefined();
    for (const zone of at.context.nearbyZones) expect(button(zone.name)).toBeDefined();
  },
  checkingCart: quiet,
  cartConflict: (at: At) => {
    expect(screen.getByRole('dialog', { name: 'Your cart is from another area' })).toBeDefined();
    expect(screen.getByText(new RegExp(`${at.context.conflictingStore} does not deliver`))).toBeDefined();
  },
  storing: quiet,
};

it.each(locationModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [LOC-01, LOC-10, LOC-12, LOC-18]',
  (_, path) =>
    walkPage({
      machine: locationMachine,
      path: path as never,
      page: (actor) => (
        <SessionProvider actor={sessionOf(null)}>
          <LocationProvider actor={actor as never}>
            <Page />
          </LocationProvider>
        </SessionProvider>
      ),
      press: {
        'currentLocation.requested': () => void fireEvent.click(locate()),
        'retry.requested': () => press('Try again'),
        'problem.dismissed': (_event: never, at) =>
          press(at.matches('outOfZone') ? 'Choose another address' : 'Close'),
        'conflict.placeKept': () => press('Keep the old location'),
        'conflict.cartCleared': () => press('Go there and clear the cart'),
        'conflict.storeChanged': () => press('Go there and choose another store'),
      },
      outside: ['suggestion.chosen', 'point.chosen', 'place.changedElsewhere', 'module.typeChanged'],
      sees: Object.fromEntries(
        Object.entries(sees).map(([state, check]) => [
          state,
          (at) => {
            check(at as never);
            namesThePlace(at as never);
          },
        ]),
      ),
    }),
);

it('tells a guest that saved addresses need a sign-in [LOC-03]', async () => {
  const location = createActor(locationMachine, { input: { isRental: false } }).start();
  await renderPage(
    <SessionProvider actor={sessionOf(null)}>
      <LocationProvider actor={location as never}>
        <PlaceSearchProvider value={{ suggest: async () => [] }}>
          <LocationPanel />
        </PlaceSearchProvider>
      </LocationProvider>
    </SessionProvider>,
  );
  expect(screen.getByText('To select from saved addresses, you need to sign in.')).toBeDefined();
});
