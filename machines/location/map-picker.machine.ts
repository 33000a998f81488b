import { assign, emit, setup } from 'xstate';
import type { LatLng } from '../../domain/geo';
import { movedBy } from '../../domain/steps';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { setFailure } from '../shared/failing';
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

/** How many metres one press of an arrow key moves the pin. */
const STEP_METRES = 10;

const pinAt = ({ lat, lng }: LatLng): Partial<MapPickerContext> => ({
  pin: { lat, lng },
  request: pointRequest({ lat, lng, label: null }),
  accuracy: null,
  isMoved: true,
});

const actors = {
  readZones: notProvided<DrawnZone[], void>('readZones'),
  resolvePlace: notProvided<ResolvedPlace, { request: PlaceRequest }>('resolvePlace'),
  currentPosition: notProvided<Position, void>('currentPosition'),
};

export const mapPickerMachine = setup({
  types: {} as {
    input: MapPickerInput;
    context: MapPickerContext;
    events: MapPickerEvent;
    emitted: MapPickerEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isOutside: ({ context }) => required(context.place, 'place').zoneIds.length === 0,
    isDenied: ({ context }) => context.geolocationProblem === 'denied',
    isTimeout: ({ context }) => context.geolocationProblem === 'timeout',
  },
  actions: {
    movePin: assign(({ event }) => pinAt(eventOf(event, 'pin.moved'))),
    stepPin: assign(({ context, event }) =>
      pinAt(movedBy(context.pin, eventOf(event, 'pin.stepped').towards, STEP_METRES)),
    ),
    moveToZone: assign(({ context, event }) =>
      pinAt(context.zones.find(({ id }) => id === eventOf(event, 'zone.chosen').zoneId) ?? context.pin),
    ),
    followDevice: assign((_, { lat, lng, accuracy }: Position) => ({ ...pinAt({ lat, lng }), accuracy })),
    askForSuggestion: assign((_, request: PlaceRequest) => ({
      request,
      accuracy: null,
      isMoved: true,
    })),
    keepPlace: assign((_, { place }: ResolvedPlace) => ({
      place,
      pin: { lat: place.lat, lng: place.lng },
    })),
    forgetPlace: assign({ place: null }),
    keepZones: assign(({ event }) => ({ zones: outputOf<typeof actors, 'readZones'>(event) })),
    setGeolocationProblem: assign((_, { error }: Failed) => ({
      geolocationProblem: geolocationProblemOf(error),
    })),
    setFailure: setFailure(),
    forgetTrouble: assign({ failure: null, geolocationProblem: null }),
    announceLookup: emit({ type: 'place.lookupStarted' }),
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
    'The customer drags the pin, moves it by keys, or sets it by address, zone or device position. Its place is checked before it can be chosen.',
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
      meta: { title: 'Map' },
      initial: 'drawn',
      states: {
        drawn: {
          meta: { title: 'Streets shown' },
          on: { 'map.failed': 'missing' },
        },
        missing: {
          description: 'The address field, the zones and the move buttons work without a map.',
          meta: { title: 'No map', rules: ['LOC-21', 'MAP-03', 'X-10'] },
        },
      },
    },
    zones: {
      meta: { title: 'Zones', rules: ['MAP-04'] },
      initial: 'reading',
      states: {
        reading: {
          meta: { title: 'Loading the zones' },
          invoke: {
            id: 'readZones',
            src: 'readZones',
            onDone: { target: 'known', actions: 'keepZones' },
            onError: 'unknown',
          },
        },
        known: { meta: { title: 'Zones drawn' } },
        unknown: {
          description: 'Only the outlines of the zones are missing; the pin is still checked.',
          meta: { title: 'Loading failed' },
          on: { 'retry.requested': 'reading' },
        },
      },
    },
    pin: {
      meta: { title: 'Pin' },
      initial: 'resolving',
      on: {
        'pin.moved': { target: '.moving', actions: ['forgetTrouble', 'movePin', 'announceLookup'] },
        'pin.stepped': {
          meta: { rules: ['LOC-21', 'X-10'] },
          target: '.moving',
          actions: ['forgetTrouble', 'stepPin', 'announceLookup'],
        },
        'zone.chosen': { target: '.moving', actions: ['forgetTrouble', 'moveToZone', 'announceLookup'] },
        'suggestion.chosen': {
          target: '.resolving',
          actions: [
            'forgetTrouble',
            { type: 'askForSuggestion', params: ({ event }) => suggestionRequest(event.suggestion) },
            'announceLookup',
          ],
        },
        'currentLocation.requested': {
          description: 'The browser asks for permission only after this press.',
          meta: { rules: ['LOC-10'] },
          target: '.locating',
          actions: 'forgetTrouble',
        },
      },
      states: {
        moving: {
          description: 'Nothing is looked up while the pin moves.',
          meta: { title: 'Pin moving' },
          tags: 'busy',
          after: { settleTime: 'resolving' },
        },
        resolving: {
          meta: { title: 'Looking up the pin', rules: ['LOC-11', 'LOC-13', 'LOC-14'] },
          tags: 'busy',
          invoke: {
            id: 'resolvePlace',
            src: 'resolvePlace',
            input: ({ context }) => ({ request: context.request }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepPlace', params: ({ event }) => event.output }, 'announceFound'],
            },
            onError: { target: 'unnamed', actions: 'setFailure' },
          },
        },
        resting: {
          meta: { title: 'Pin set' },
          initial: 'judging',
          states: {
            judging: {
              meta: { title: 'Checking the zone' },
              always: [{ guard: 'isOutside', target: 'outside' }, { target: 'served' }],
            },
            served: {
              meta: { title: 'Served' },
              on: { 'place.confirmed': { meta: { rules: ['LOC-06'] }, actions: 'announcePicked' } },
            },
            outside: {
              description: 'The confirm button says why it is disabled.',
              meta: { title: 'Not served', rules: ['MAP-04', 'LOC-12'] },
            },
          },
        },
        unnamed: {
          description: 'The pin was moved, so the earlier address does not belong to it.',
          meta: { title: 'Lookup failed', rules: ['NFR-08'] },
          tags: 'failed',
          entry: 'forgetPlace',
          on: { 'retry.requested': { target: 'resolving', actions: 'forgetTrouble' } },
        },
        locating: {
          meta: { title: 'Locating the device', rules: ['LOC-08', 'LOC-09'] },
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
              actions: [{ type: 'followDevice', params: ({ event }) => event.output }, 'announceLookup'],
            },
            onError: {
              target: 'unlocated',
              actions: { type: 'setGeolocationProblem', params: ({ event }) => event },
            },
          },
        },
        unlocated: {
          description: 'The reason is shown; the pin stays, and every other way works.',
          meta: { title: 'Locating failed', rules: ['LOC-10'] },
          tags: 'failed',
          initial: 'judging',
          on: { 'retry.requested': { target: 'locating', actions: 'forgetTrouble' } },
          states: {
            judging: {
              meta: { title: 'Checking why locating failed' },
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
