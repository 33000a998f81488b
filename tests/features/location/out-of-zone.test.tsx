import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { locationMachine } from '../../../machines/location/location.machine';
import { LocationProvider } from '../../../src/features/location/location.context';
import { OutOfZoneDialog } from '../../../src/features/location/out-of-zone-dialog';
import { renderPage } from '../../support/walk-page';

async function show(label: string) {
  const resting = createActor(locationMachine, { input: { isRental: false } }).getSnapshot().context;
  const snapshot = locationMachine.resolveState({
    value: 'outOfZone',
    context: { ...resting, candidate: { label, lat: 48.2, lng: 16.4, zoneIds: [] } },
  });
  const location = createActor(locationMachine, { input: { isRental: false }, snapshot }).start();
  await renderPage(
    <LocationProvider actor={location as never}>
      <OutOfZoneDialog />
    </LocationProvider>,
  );
}

it('the out-of-zone text shows no coordinates for a map point without an address [LOC-12]', async () => {
  await show('48.20000, 16.40000');
  expect(screen.getByText(/We don’t deliver to your location yet\./)).toBeDefined();
  expect(document.body.textContent).not.toContain('48.2');
});

it('the out-of-zone text shows the text of the address [LOC-12]', async () => {
  await show('Main Street 4');
  expect(screen.getByText('Main Street 4')).toBeDefined();
});
