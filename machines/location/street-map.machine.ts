import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';

type StreetMapContext = {
  /** Whether any street has come: without one the map is an empty box. */
  hasStreets: boolean;
  /** Another number asks for the streets again. */
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
  description:
    'A map that draws itself, and what can go wrong with it. Whatever stands beside it does without.',
  meta: { title: 'Street map', rules: ['MAP-03', 'LOC-21'] },
  context: { hasStreets: false, attempt: 0 },
  initial: 'opening',
  on: {
    'map.refused': { target: '.missing', description: 'No graphics, or nobody says where the streets are.' },
  },
  states: {
    opening: {
      meta: { title: 'The first streets are on their way' },
      tags: 'busy',
      on: {
        'tile.arrived': { target: 'drawn', actions: 'noteStreets' },
        'tile.failed': 'patchy',
        'graphics.lost': 'interrupted',
      },
    },
    drawn: {
      meta: { title: 'The streets are there' },
      on: { 'tile.failed': 'patchy', 'graphics.lost': 'interrupted' },
    },
    patchy: {
      description: 'One piece that did not come is said; only when none ever comes is there no map.',
      meta: { title: 'Some streets are missing' },
      tags: 'failed',
      initial: 'waiting',
      on: {
        'tile.arrived': { actions: 'noteStreets' },
        'retry.requested': { target: 'opening', actions: 'askAgain' },
        'graphics.lost': 'interrupted',
      },
      states: {
        waiting: {
          meta: { title: 'Do others come?' },
          after: {
            tilePatience: [{ guard: 'hasStreets', target: 'said' }, { target: '#streetMap.missing' }],
          },
        },
        said: { meta: { title: 'The rest is there' } },
      },
    },
    interrupted: {
      description: 'The device has taken its graphics away, as phones do with pages in the background.',
      meta: { title: 'The map stands still' },
      tags: 'busy',
      on: { 'graphics.restored': 'drawn' },
      after: { graphicsPatience: 'missing' },
    },
    missing: {
      description: 'A sentence stands in its place.',
      meta: { title: 'No map', rules: ['LOC-21', 'X-10'] },
      entry: 'announceMissing',
      type: 'final',
    },
  },
});
