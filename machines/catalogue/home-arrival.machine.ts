import { assign, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';

export const homeArrivalMachine = setup({
  types: {} as {
    context: { error: unknown };
    output: { error: unknown };
    tags: 'busy' | 'failed';
    meta: ChartMeta;
  },
  actors: {
    awaitFirstBlock: notProvided<void, void>('awaitFirstBlock'),
    awaitFirstScreen: notProvided<void, void>('awaitFirstScreen'),
  },
  actions: { setError: assign((_, { error }: { error: unknown }) => ({ error })) },
  delays: { patience: 350 },
}).createMachine({
  id: 'homeArrival',
  description: 'When the home page is shown: from a fast server it comes whole, from a slow one in parts.',
  meta: { title: 'Arrival of the home page', rules: ['NFR-06', 'NFR-09', 'CAT-04'] },
  context: { error: null },
  initial: 'asking',
  states: {
    asking: {
      meta: { title: 'Nothing has arrived' },
      tags: 'busy',
      invoke: {
        id: 'awaitFirstBlock',
        src: 'awaitFirstBlock',
        onDone: 'partly',
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    partly: {
      description: 'Each block answers for itself.',
      meta: { title: 'The first block is here' },
      tags: 'busy',
      after: { patience: 'shown' },
      invoke: {
        id: 'awaitFirstScreen',
        src: 'awaitFirstScreen',
        onDone: 'shown',
        onError: 'shown',
      },
    },
    shown: { meta: { title: 'Shown' }, type: 'final' },
    failed: {
      description: 'No block answers: the page itself has failed.',
      meta: { title: 'Nothing comes', rules: ['NFR-06'] },
      tags: 'failed',
      type: 'final',
    },
  },
  output: ({ context }) => context,
});
