import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { LocationProvider } from '../../../src/features/location/location.context';
import { LocationPanel } from '../../../src/features/location/location-panel';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { SessionProvider } from '../../../src/features/session/session.context';
import { SignInPromptProvider } from '../../../src/features/session/sign-in-prompt.context';
import { livesAt, sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const panelOver = (location: unknown, request = vi.fn()) =>
  renderPage(
    <SessionProvider actor={sessionOf(null)}>
      <LocationProvider actor={location as never}>
        <PlaceSearchProvider value={{ suggest: async () => [] }}>
          <SignInPromptProvider value={{ request, complete: vi.fn() }}>
            <LocationPanel />
          </SignInPromptProvider>
        </PlaceSearchProvider>
      </LocationProvider>
    </SessionProvider>,
  );

it('the location panel says immediately, on a slow network, that the pressed place is being looked up [LOC-05, NFR-09]', async () => {
  const location = livesAt({ label: 'Quay 1, Harbour', lat: 25, lng: 55, zoneIds: [1] });
  await panelOver(location);
  const text = () => screen.getAllByRole('status')[0]?.textContent;
  expect(text()).toBe('Quay 1, Harbour');
  act(() => location.send({ type: 'point.chosen', lat: 25.1, lng: 55.1, label: 'Poppy Row 117' }));
  expect(text()).toBe('Finding the address…');
});

it('the location panel says that saved addresses need a sign-in, with a link to it [LOC-03, MSG-02]', async () => {
  const request = vi.fn();
  const location = createActor(locationMachine, { input: { isRental: false } }).start();
  await panelOver(location, request);
  fireEvent.click(screen.getByText('To select from saved addresses, you need to sign in.'));
  expect(request).toHaveBeenCalledWith('sign-in', null);
});
