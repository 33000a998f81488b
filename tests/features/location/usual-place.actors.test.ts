import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { usualPlaceMachine } from '../../../machines/location/usual-place.machine';
import type { useLocationRef } from '../../../src/features/location/location.context';
import { provideUsualPlace, usualPlaceEffects } from '../../../src/features/location/usual-place.actors';
import { home } from '../../machines/location/saved-addresses.model';
import { listeningTo, outcomeOf, placeholdersLeft, recordedApi } from '../../support/effects';

/** A location flow in these states, one after the other. */
function locationAt(...states: string[]) {
  const flow = createActor(
    createMachine({
      initial: states[0] ?? 'unset',
      states: Object.fromEntries(
        states.map((name, at) => [
          name,
          { ...(name === 'resolving' && { tags: 'busy' }), on: { step: states[at + 1] ?? [] } },
        ]),
      ),
    }),
  ).start();
  return flow as typeof flow & ReturnType<typeof useLocationRef>;
}

const ordered = { entries: [{ moduleId: 2, placedAt: '2026-11-20T10:00:00.000Z' }], total: 1 };

it('the customer’s usual place is read from the saved addresses and the newest order’s module [LOC-22]', async () => {
  const { api, calls } = recordedApi({
    list: (kind: unknown) => (typeof kind === 'string' ? ordered : [home]),
  });
  const flow = provideUsualPlace({
    addresses: api,
    orders: api,
    hasModule: false,
    location: locationAt('unset'),
  });
  expect(placeholdersLeft(usualPlaceMachine, flow)).toEqual([]);
  expect(await outcomeOf(flow, 'readHabits')).toEqual({ addresses: [home], moduleId: 2 });
  expect(calls).toHaveLength(3);
});

it('a browser with a stored module keeps the module, so no orders are requested [LOC-22]', async () => {
  const { api, calls } = recordedApi({ list: [home] });
  const flow = provideUsualPlace({
    addresses: api,
    orders: api,
    hasModule: true,
    location: locationAt('unset'),
  });
  expect(await outcomeOf(flow, 'readHabits')).toEqual({ addresses: [home], moduleId: null });
  expect(calls).toHaveLength(1);
});

it('the usual module is selected before the usual address, and no module is selected if it is unknown [LOC-22]', () => {
  const received: unknown[] = [];
  const effect = usualPlaceEffects['place.recalled'];
  effect?.({ type: 'place.recalled', address: home, moduleId: 2 }, (event) => void received.push(event));
  effect?.({ type: 'place.recalled', address: home, moduleId: null }, (event) => void received.push(event));
  const chosen = { type: 'point.chosen', lat: home.lat, lng: home.lng, label: home.address };
  expect(received).toEqual([{ type: 'module.taken', moduleId: 2 }, chosen, chosen]);
});

it('the place counts as decided once it is neither missing nor being looked up [LOC-22]', () => {
  const location = locationAt('unset', 'resolving', 'outOfZone');
  const { api } = recordedApi();
  const { received } = listeningTo(
    provideUsualPlace({ addresses: api, orders: api, hasModule: true, location }),
    'watchPlace',
  );
  location.send({ type: 'step' } as never);
  expect(received).toEqual([]);
  location.send({ type: 'step' } as never);
  expect(received).toEqual([{ type: 'place.decided' }]);
});
