import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { LocationProvider } from '../../../src/features/location/location.context';
import { LocationPanel } from '../../../src/features/location/location-panel';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { SessionProvider } from '../../../src/features/session/session.context';
import { SignInDoorProvider } from '../../../src/features/session/sign-in-door.context';
import { sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('tells a guest that saved addresses need a sign-in, and leads there (review 51) [LOC-03]', async () => {
  const request = vi.fn();
  const location = createActor(locationMachine, { input: { isRental: false } }).start();
  await renderPage(
    <SessionProvider actor={sessionOf(null)}>
      <LocationProvider actor={location as never}>
        <PlaceSearchProvider value={{ suggest: async () => [] }}>
          <SignInDoorProvider value={{ request, complete: vi.fn() }}>
            <LocationPanel />
          </SignInDoorProvider>
        </PlaceSearchProvider>
      </LocationProvider>
    </SessionProvider>,
  );
  fireEvent.click(screen.getByText('To select from saved addresses, you need to sign in.'));
  expect(request).toHaveBeenCalledWith('sign-in', null);
});
