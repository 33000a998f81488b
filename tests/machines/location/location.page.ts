import type { SnapshotFrom } from 'xstate';
import type { Module, Place } from '../../../domain/catalogue';
import type { locationMachine } from '../../../machines/location/location.machine';
import type {
  CartCheck,
  Coordinates,
  ResolvedPlace,
  Suggestion,
} from '../../../machines/location/location.types';
import type { Act, Page, Reply, Sight, Target } from '../../support/model/page';
import { wireLine, wireModule } from '../../support/model/wire';
import { cartLine } from '../cart/cart-lines';
import { answers, failsToRead, livesInHarbour, press, replies } from '../shared/page-parts';
import { harbourZone, locationModel, overlap } from './location.model';

type At = SnapshotFrom<typeof locationMachine>;

const LOOKUP = '/config/place-api-autocomplete';
const DETAILS = '/config/place-api-details';
const GEOCODE = '/config/geocode-api';
const ZONE = '/config/get-zone-id';
const ZONES = '/zone/list';
const RENTAL = 6;
const OLD_TOWN = 3;

/**
 * The known places. Each lies in zones where the cart's store delivers, where only other stores deliver, or
 * where none does.
 */
const resolved: ResolvedPlace[] = [overlap.label, harbourZone.name].flatMap((label) =>
  [[1, OLD_TOWN], [1, 2], []].map((zoneIds) => ({
    place: { label, lat: overlap.lat, lng: overlap.lng, zoneIds },
    nearbyZones: zoneIds.length > 0 ? [] : [harbourZone],
  })),
);
const line = cartLine(1, 1, { storeId: 7, storeName: 'Old Town Bakes', zoneId: OLD_TOWN });
const market = (id: number, type: Module['type']): Module => ({
  id,
  name: `M${id}`,
  type,
  iconUrl: null,
  zoneIds: [1, 2, OLD_TOWN],
  isActive: true,
  hasInterests: false,
});

const panel: Target = { role: 'dialog', name: 'Delivery location' };
const field: Target = { role: 'combobox', name: 'Delivery address', inside: panel };
const here: Target = { role: 'button', name: 'Use Current Location', inside: panel };
const problem: Target = { role: 'alert', inside: panel };
const notServed: Target = { role: 'dialog', name: 'Service not available in this area' };
const conflict: Target = { role: 'dialog', name: 'Your cart is from another area' };
/** Once a place is known, the cart is loaded. */
const fullCart: Target = { role: 'button', name: 'Shopping Cart, lines: {shown}', values: { shown: 1 } };
const quiet: Sight[] = [{ lacks: notServed }, { lacks: conflict }];

const header = ({ context }: At): Target => ({
  role: 'button',
  name: context.isRental ? 'Pick up from' : 'Deliver to',
  isStart: true,
});
const opensPanel = (at: At): Act => ({ act: 'opens', layer: panel, by: header(at) });
/** The header always shows the place. */
const names = (at: At, others: readonly Sight[] = quiet): Sight[] => [
  { sees: header(at) },
  { reads: at.context.place?.label ?? 'Choose your address' },
  ...others,
];
const isResting = (at: At) =>
  ['unset', 'set', 'failed', 'lookupFailed'].some((name) => at.matches(name as never));
const onlyAtRest = (_event: never, at: At) =>
  isResting(at) ? null : 'a dialog or a pending request covers the panel';

const stored = ({ label, lat, lng, zoneIds }: Place) => ({
  location: label,
  currentLatLng: JSON.stringify({ lat, lng }),
  zoneid: JSON.stringify(zoneIds),
});
const { module, ...inHarbour } = livesInHarbour;

/** The middle of this outline is the middle of the zone. */
const wireZone = ({ id, name, lat, lng }: typeof harbourZone) => ({
  id,
  display_name: name,
  formated_coordinates: [
    { lat: lat - 1, lng: lng - 1 },
    { lat: lat + 1, lng: lng + 1 },
  ],
});

function found({ place, nearbyZones }: ResolvedPlace, { context: { request } }: At): Reply[] {
  const { label, lat, lng, zoneIds } = place;
  return [
    ...(request?.from === 'suggestion'
      ? [answers(DETAILS, { location: { latitude: lat, longitude: lng } })]
      : request?.label === null
        ? [answers(GEOCODE, { results: [{ formatted_address: label }] })]
        : []),
    answers(ZONE, { zone_id: zoneIds }),
    ...(zoneIds.length === 0 ? [answers(ZONES, nearbyZones.map(wireZone))] : []),
  ];
}

export const locationPage: Page<typeof locationMachine> = {
  model: {
    fixtures: [
      ...locationModel.fixtures.filter(({ type }) => type !== 'xstate.done.actor.resolvePlace'),
      ...resolved.map((output) => ({ type: 'xstate.done.actor.resolvePlace' as const, output })),
    ] as never,
    vertex: ({ context: { place, candidate, request, geolocationProblem } }) => [
      place?.label,
      candidate?.zoneIds,
      request?.label,
      geolocationProblem,
    ],
  },
  open: (_input, [first]) => ({
    path: '/help-and-support',
    isBare: true,
    storage: {
      module,
      guest_id: 'guest-1',
      ...(first?.output ? inHarbour : {}),
    },
  }),
  calls: [LOOKUP, DETAILS, GEOCODE, ZONE, ZONES],
  fixed: {
    '/module': [market(1, 'food'), market(RENTAL, 'rental')].map(wireModule),
    '/customer/cart/list': [wireLine(line)],
    '/customer/cart/remove': {},
  },
  acts: {
    'suggestion.chosen': ({ suggestion }: { suggestion: Suggestion }, before) => [
      opensPanel(before),
      { act: 'type', into: field, text: suggestion.text },
      { act: 'passes', milliseconds: 500 },
      replies(
        answers(LOOKUP, {
          suggestions: [
            { placePrediction: { placeId: suggestion.placeId, text: { text: suggestion.text } } },
          ],
        }),
      ),
      press('option', suggestion.text),
    ],
    'point.chosen': ({ label }: { label: string }) => [press('button', label, { inside: notServed })],
    'currentLocation.requested': (_event, before) => [opensPanel(before), { act: 'press', on: here }],
    'retry.requested': (_event, before) => [
      opensPanel(before),
      press('button', 'Try again', { inside: problem }),
    ],
    'problem.dismissed': (_event, before) =>
      before.matches('outOfZone')
        ? [press('button', 'Choose another address', { inside: notServed })]
        : [opensPanel(before), press('button', 'Close', { inside: problem })],
    'conflict.placeKept': [press('button', 'Keep my location', { inside: conflict })],
    'conflict.cartCleared': [press('button', 'Change location and clear cart', { inside: conflict })],
    'conflict.storeChanged': [
      press('button', 'Change location and choose another store', { inside: conflict }),
    ],
    'place.changedElsewhere': ({ place }: { place: Place | null }) => [
      { act: 'otherTab', values: place ? stored(place) : { zoneid: null } },
    ],
    'module.typeChanged': [{ act: 'otherTab', values: { module: String(RENTAL) } }],
  },
  answers: {
    'xstate.done.actor.readPlace': () => [],
    'xstate.done.actor.storePlace': () => [],
    'xstate.done.actor.checkCart': () => [],
    'xstate.done.actor.currentPosition': (position: Coordinates) => [{ position }],
    'xstate.error.actor.currentPosition': ({ code }: { code: 'denied' | 'timeout' | 'unavailable' }) => [
      { position: code },
    ],
    'xstate.done.actor.resolvePlace': found,
    'xstate.error.actor.resolvePlace': (error: object, { context }) => [
      failsToRead(context.request?.from === 'suggestion' ? DETAILS : ZONE, error),
    ],
  },
  timers: { geolocationTimeout: 5_000 },
  sights: {
    // Storage and cart respond immediately, so these states end before the page can be checked.
    loading: [],
    checkingCart: [],
    storing: [],
    unset: (at) => names(at),
    set: (at) => names(at, [...quiet, { sees: fullCart }]),
    locating: (at) => names(at, [{ sees: { ...here, isBusy: true } }]),
    'failed.denied': (at) =>
      names(at, [
        {
          reads: 'Location access is blocked. Allow it in your browser’s settings, or enter your address.',
        },
      ]),
    'failed.timeout': (at) =>
      names(at, [{ reads: 'Finding your location took too long. Try again, or enter your address.' }]),
    'failed.unavailable': (at) =>
      names(at, [{ reads: 'We couldn’t find your location. Try again, or enter your address.' }]),
    resolving: (at) => names(at),
    // This answer closes the panel. The test opens it again to see the failure.
    lookupFailed: (at) =>
      at.context.request?.label === harbourZone.name
        ? names(at)
        : names(at, [{ sees: { role: 'button', name: 'Try again', inside: problem } }]),
    outOfZone: (at) => [
      { sees: notServed },
      { reads: at.context.candidate?.label ?? '' },
      ...at.context.nearbyZones.map(
        ({ name }): Sight => ({ sees: { role: 'button', name, inside: notServed } }),
      ),
    ],
    cartConflict: (at) => [{ sees: conflict }, { reads: at.context.conflictingStore ?? '' }],
  },
  news: { 'home.requested': () => [{ address: '/home' }] },
  impossible: {
    'xstate.error.actor.readPlace': 'a browser that blocks its storage uses memory instead',
    'xstate.error.actor.storePlace': 'a browser that blocks its storage uses memory instead',
    'xstate.error.actor.checkCart': 'the page checks the cart itself, which can’t fail',
    'xstate.done.actor.checkCart': ({ output }: { output: CartCheck }, { context: { place, candidate } }) => {
      const isFine = place === null || candidate?.zoneIds.includes(OLD_TOWN) === true;
      return (output.conflictingStore === null) === isFine ? null : 'the items in the cart decide this';
    },
    'xstate.done.actor.resolvePlace': ({ output }: { output: ResolvedPlace }, { context: { request } }) =>
      [null, output.place.label].includes(request?.label ?? null) ? null : 'a chosen place keeps its name',
    'suggestion.chosen': onlyAtRest,
    'currentLocation.requested': onlyAtRest,
    'place.changedElsewhere': onlyAtRest,
    'module.typeChanged': ({ isRental }: { isRental: boolean }, at) =>
      isRental && isResting(at) ? null : 'the other tab switches to the rental market',
    'point.chosen': (_event, at) =>
      at.matches('outOfZone') ? null : 'nearby zones are offered only where no store delivers',
  },
  endsIn: [],
};
