import { assign, emit, setup } from 'xstate';
import type { LatLng } from '../../domain/geo';
import { type Direction, stepped } from '../../domain/steps';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import { geolocationProblemOf } from './geolocation-problem';
import type { PlaceRequest, ResolvedPlace } from './location.types';
import type {
  DrawnZone,
  MapPickerContext,
  MapPickerEmitted,
  MapPickerEvent,
  MapPickerInput,
  Position,
} from './map-picker.types';
import { pointRequest, suggestionRequest } from './place-request';

type Failed = { error: unknown };

/** As far as one press of an arrow key moves the pin. */
const STEP_METRES = 10;

const byHand = ({ lat, lng }: LatLng): Partial<MapPickerContext> => ({
  pin: { lat, lng },
  request: pointRequest({ lat, lng, label: null }),
  accuracy: null,
  isMoved: true,
});

export const mapPickerMachine = setup({
  types: {} as {
    input: MapPickerInput;
    context: MapPickerContext;
    events: MapPickerEvent;
    emitted: MapPickerEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readZones: notProvided<DrawnZone[], void>('readZones'),
    resolvePlace: notProvided<ResolvedPlace, { request: PlaceRequest }>('resolvePlace'),
    currentPosition: notProvided<Position, void>('currentPosition'),
  },
  guards: {
    isOutside: ({ context }) => required(context.place, 'place').zoneIds.length === 0,
    isDenied: ({ context }) => context.geolocationProblem === 'denied',
    isTimeout: ({ context }) => context.geolocationProblem === 'timeout',
  },
  actions: {
    movePin: assign((_, point: LatLng) => byHand(point)),
    showPin: assign((_, point: LatLng) => ({ ...byHand(point), isMoved: false })),
    stepPin: assign(({ context }, { towards }: { towards: Direction }) =>
      byHand(stepped(context.pin, towards, STEP_METRES)),
    ),
    moveToZone: assign(({ context }, { zoneId }: { zoneId: number }) =>
      byHand(context.zones.find(({ id }) => id === zoneId) ?? context.pin),
    ),
    followDevice: assign((_, { lat, lng, accuracy }: Position) => ({ ...byHand({ lat, lng }), accuracy })),
    askForSuggestion: assign((_, request: PlaceRequest) => ({
      request,
      accuracy: null,
      isMoved: true,
    })),
    keepPlace: assign((_, { place }: ResolvedPlace) => ({
      place,
      pin: { lat: place.lat, lng: place.lng },
    })),
    keepZones: assign((_, { output }: { output: DrawnZone[] }) => ({ zones: output })),
    setGeolocationProblem: assign((_, { error }: Failed) => ({
      geolocationProblem: geolocationProblemOf(error),
    })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetTrouble: assign({ failure: null, geolocationProblem: null }),
    announceSought: emit({ type: 'place.sought' }),
    announceFound: emit(({ context }) => ({
      type: 'place.found' as const,
      place: required(context.place, 'place'),
      isMoved: context.isMoved,
    })),
    announcePicked: emit(({ context }) => ({
      type: 'place.picked' as const,
      place: required(context.place, 'place'),
    })),
  },
  delays: { settleTime: 300, geolocationTimeout: 5_000 },
}).createMachine({
  id: 'mapPicker',
  description:
    'A pin that can be dragged, moved by keys, sent to a typed address, a zone or the position of the device. What lies below it is known before it can be taken.',
  meta: { title: 'Pick from map', rules: ['LOC-04', 'MAP-02', 'MAP-04'] },
  context: ({ input }) => ({
    pin: input.start,
    request: pointRequest(input.start),
    place: null,
    isMoved: false,
    accuracy: null,
    zones: [],
    geolocationProblem: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    streets: {
      meta: { title: 'The map itself' },
      initial: 'drawn',
      states: {
        drawn: {
          meta: { title: 'A map with streets' },
          on: { 'map.failed': 'missing' },
        },
        missing: {
          description: 'Typing, the zones and the buttons that move the pin do without.',
          meta: { title: 'No map on this device', rules: ['LOC-21', 'MAP-03', 'X-10'] },
        },
      },
    },
    zones: {
      meta: { title: 'Where is delivered', rules: ['MAP-04'] },
      initial: 'reading',
      states: {
        reading: {
          meta: { title: 'Reading the zones' },
          invoke: {
            id: 'readZones',
            src: 'readZones',
            onDone: { target: 'known', actions: { type: 'keepZones', params: ({ event }) => event } },
            onError: 'unknown',
          },
        },
        known: { meta: { title: 'Drawn on the map' } },
        unknown: {
          description:
            'Whether the pin is served is asked for the pin itself; only the outlines are missing.',
          meta: { title: 'Could not be read' },
          on: { 'retry.requested': 'reading' },
        },
      },
    },
    pin: {
      meta: { title: 'The pin' },
      initial: 'resolving',
      on: {
        'pin.moved': {
          target: '.moving',
          actions: ['forgetTrouble', { type: 'movePin', params: ({ event }) => event }, 'announceSought'],
        },
        'pin.shown': {
          target: '.moving',
          actions: ['forgetTrouble', { type: 'showPin', params: ({ event }) => event }],
        },
        'pin.stepped': {
          meta: { rules: ['LOC-21', 'X-10'] },
          target: '.moving',
          actions: ['forgetTrouble', { type: 'stepPin', params: ({ event }) => event }, 'announceSought'],
        },
        'zone.chosen': {
          target: '.moving',
          actions: ['forgetTrouble', { type: 'moveToZone', params: ({ event }) => event }, 'announceSought'],
        },
        'suggestion.chosen': {
          target: '.resolving',
          actions: [
            'forgetTrouble',
            { type: 'askForSuggestion', params: ({ event }) => suggestionRequest(event.suggestion) },
            'announceSought',
          ],
        },
        'currentLocation.requested': {
          description: 'The browser asks for permission only after this.',
          meta: { rules: ['LOC-10'] },
          target: '.locating',
          actions: 'forgetTrouble',
        },
      },
      states: {
        moving: {
          description: 'Nothing is asked about a pin that still moves.',
          meta: { title: 'The pin moves' },
          tags: 'busy',
          after: { settleTime: 'resolving' },
        },
        resolving: {
          meta: { title: 'What is there?', rules: ['LOC-11', 'LOC-13', 'LOC-14'] },
          tags: 'busy',
          invoke: {
            id: 'resolvePlace',
            src: 'resolvePlace',
            input: ({ context }) => ({ request: context.request }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepPlace', params: ({ event }) => event.output }, 'announceFound'],
            },
            onError: { target: 'unnamed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        resting: {
          meta: { title: 'The pin stands' },
          initial: 'judging',
          states: {
            judging: {
              meta: { title: 'Is it served?' },
              always: [{ guard: 'isOutside', target: 'outside' }, { target: 'served' }],
            },
            served: {
              meta: { title: 'Served there' },
              on: { 'place.confirmed': { meta: { rules: ['LOC-06'] }, actions: 'announcePicked' } },
            },
            outside: {
              description: 'The button that would take the place says why it can not.',
              meta: { title: 'Not served there', rules: ['MAP-04', 'LOC-12'] },
            },
          },
        },
        unnamed: {
          meta: { title: 'It could not be looked up' },
          tags: 'failed',
          on: { 'retry.requested': { target: 'resolving', actions: 'forgetTrouble' } },
        },
        locating: {
          meta: { title: 'Locating this device', rules: ['LOC-08', 'LOC-09'] },
          tags: 'busy',
          after: {
            geolocationTimeout: {
              target: 'unlocated',
              actions: { type: 'setGeolocationProblem', params: { error: { code: 'timeout' } } },
            },
          },
          invoke: {
            id: 'currentPosition',
            src: 'currentPosition',
            onDone: {
              target: 'resolving',
              actions: [{ type: 'followDevice', params: ({ event }) => event.output }, 'announceSought'],
            },
            onError: {
              target: 'unlocated',
              actions: { type: 'setGeolocationProblem', params: ({ event }) => event },
            },
          },
        },
        unlocated: {
          description: 'The reason is stated; the pin stays where it was and every other way goes on.',
          meta: { title: 'This device could not be located', rules: ['LOC-10'] },
          tags: 'failed',
          initial: 'judging',
          on: { 'retry.requested': { target: 'locating', actions: 'forgetTrouble' } },
          states: {
            judging: {
              meta: { title: 'Why?' },
              always: [
                { guard: 'isDenied', target: 'denied' },
                { guard: 'isTimeout', target: 'timeout' },
                { target: 'unavailable' },
              ],
            },
            denied: { meta: { title: 'Not allowed' } },
            timeout: { meta: { title: 'Took too long' } },
            unavailable: { meta: { title: 'Not available' } },
          },
        },
      },
    },
  },
});
