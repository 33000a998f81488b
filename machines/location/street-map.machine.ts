import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';

type StreetMapContext = {
  /** True once the first street is visible. Until then the empty map is hidden. */
  hasStreets: boolean;
  /** The number of the attempt. A new number reloads the map tiles. */
  attempt: number;
};
type StreetMapEvent =
  | { type: 'map.refused' }
  | { type: 'tile.arrived' }
  | { type: 'tile.failed' }
  | { type: 'graphics.lost' }
  | { type: 'graphics.restored' }
  | { type: 'retry.requested' };

export const streetMapMachine = setup({
  types: {} as {
    context: StreetMapContext;
    events: StreetMapEvent;
    emitted: { type: 'map.missing' };
    tags: Tag;
    meta: ChartMeta;
  },
  guards: { hasStreets: ({ context }) => context.hasStreets },
  actions: {
    noteStreets: assign({ hasStreets: true }),
    askAgain: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    announceMissing: emit({ type: 'map.missing' }),
  },
  delays: { tilePatience: 6_000, graphicsPatience: 8_000 },
}).createMachine({
  id: 'streetMap',
  description: 'Loads the street map and handles its failures. The rest of the page works without the map.',
  meta: { title: 'Street map', rules: ['MAP-03', 'LOC-21'] },
  context: { hasStreets: false, attempt: 0 },
  initial: 'opening',
  on: {
    'map.refused': {
      target: '.missing',
      description: 'The device cannot draw the map, or there is no source of tiles.',
    },
  },
  states: {
    opening: {
      meta: { title: 'Loading streets' },
      tags: 'busy',
      on: {
        'tile.arrived': { target: 'drawn', actions: 'noteStreets' },
        'tile.failed': 'patchy',
        'graphics.lost': 'interrupted',
      },
    },
    drawn: {
      meta: { title: 'Streets shown' },
      on: { 'tile.failed': 'patchy', 'graphics.lost': 'interrupted' },
    },
    patchy: {
      description: 'A missing tile is reported. The map is replaced only if no tile ever loads.',
      meta: { title: 'Some streets missing' },
      tags: 'failed',
      initial: 'waiting',
      on: {
        'tile.arrived': { actions: 'noteStreets' },
        'retry.requested': { target: 'opening', actions: 'askAgain' },
        'graphics.lost': 'interrupted',
      },
      states: {
        waiting: {
          meta: { title: 'Checking for more' },
          after: {
            tilePatience: [{ guard: 'hasStreets', target: 'complete' }, { target: '#streetMap.missing' }],
          },
        },
        complete: { meta: { title: 'Streets complete' } },
      },
    },
    interrupted: {
      description: 'The device has released its graphics memory, as phones do in the background.',
      meta: { title: 'Map frozen' },
      tags: 'busy',
      on: { 'graphics.restored': 'drawn' },
      after: { graphicsPatience: 'missing' },
    },
    missing: {
      description: 'A message replaces the map.',
      meta: { title: 'No map', rules: ['LOC-21', 'X-10'] },
      entry: 'announceMissing',
      type: 'final',
    },
  },
});
