import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { eventOf } from '../shared/event';

type StoresMapEvent =
  | { type: 'map.opened' }
  | { type: 'map.closed' }
  | { type: 'pin.pressed'; id: number }
  | { type: 'card.reached'; id: number }
  | { type: 'choice.dropped' };

export const storesMapMachine = setup({
  types: {} as {
    /** `isOpen`: whether the page's URL opens the map. */
    input: { isOpen: boolean };
    context: { chosenId: number | null; isOpen: boolean };
    events: StoresMapEvent;
    emitted: { type: 'card.wanted'; id: number };
    meta: ChartMeta;
  },
  guards: { isOpen: ({ context }) => context.isOpen },
  actions: {
    choose: assign(({ event }) => ({ chosenId: eventOf(event, 'pin.pressed', 'card.reached').id })),
    forgetChoice: assign({ chosenId: null }),
    askForCard: emit(({ event }) => ({ type: 'card.wanted' as const, id: eventOf(event, 'pin.pressed').id })),
  },
}).createMachine({
  id: 'storesMap',
  description: 'Shows stores as a list, or as a list beside a map. A selection shows in both.',
  meta: { title: 'Stores on a map', rules: ['CAT-02'] },
  context: ({ input }) => ({ chosenId: null, isOpen: input.isOpen }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'Checking whether the map is open' },
      always: [{ guard: 'isOpen', target: 'map' }, { target: 'list' }],
    },
    list: {
      description: 'The map is downloaded when it is opened.',
      meta: { title: 'List only' },
      on: { 'map.opened': 'map' },
    },
    map: {
      meta: { title: 'List and map' },
      initial: 'looking',
      exit: 'forgetChoice',
      on: {
        'map.closed': 'list',
        'pin.pressed': { target: '.chosen', actions: ['choose', 'askForCard'] },
        'card.reached': { target: '.chosen', actions: 'choose' },
      },
      states: {
        looking: { meta: { title: 'No store selected' } },
        chosen: {
          meta: { title: 'Store selected' },
          on: {
            'choice.dropped': { target: 'looking', actions: 'forgetChoice' },
          },
        },
      },
    },
  },
});
