import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';

type StoresMapEvent =
  | { type: 'map.opened' }
  | { type: 'map.closed' }
  | { type: 'pin.pressed'; id: number }
  | { type: 'card.reached'; id: number }
  | { type: 'choice.dropped' };

export const storesMapMachine = setup({
  types: {} as {
    /** Open from the first: whoever shows it has said so in the address. */
    input: { isOpen: boolean };
    context: { chosenId: number | null; isOpen: boolean };
    events: StoresMapEvent;
    emitted: { type: 'card.wanted'; id: number };
    meta: ChartMeta;
  },
  guards: { isOpen: ({ context }) => context.isOpen },
  actions: {
    choose: assign((_, { id }: { id: number }) => ({ chosenId: id })),
    forgetChoice: assign({ chosenId: null }),
    askForCard: emit((_, { id }: { id: number }) => ({ type: 'card.wanted' as const, id })),
  },
}).createMachine({
  id: 'storesMap',
  description: 'Stores as a list, or as a list beside a map: what is chosen in one is shown in the other.',
  meta: { title: 'Stores on a map', rules: ['CAT-02'] },
  context: ({ input }) => ({ chosenId: null, isOpen: input.isOpen }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'With or without the map?' },
      always: [{ guard: 'isOpen', target: 'map' }, { target: 'list' }],
    },
    list: {
      description: 'The map is downloaded when somebody wants it.',
      meta: { title: 'The list alone' },
      on: { 'map.opened': 'map' },
    },
    map: {
      meta: { title: 'List and map' },
      initial: 'looking',
      exit: 'forgetChoice',
      on: {
        'map.closed': 'list',
        'pin.pressed': {
          target: '.chosen',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'askForCard', params: ({ event }) => event },
          ],
        },
        'card.reached': { target: '.chosen', actions: { type: 'choose', params: ({ event }) => event } },
      },
      states: {
        looking: { meta: { title: 'No store is chosen' } },
        chosen: {
          meta: { title: 'A store is shown in both' },
          on: {
            'choice.dropped': { target: 'looking', actions: 'forgetChoice' },
          },
        },
      },
    },
  },
});
