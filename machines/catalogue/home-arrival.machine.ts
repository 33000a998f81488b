import { assign, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { errorOf } from '../shared/event';
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
  actions: { setError: assign(({ event }) => ({ error: errorOf(event) })) },
  delays: { patience: 350 },
}).createMachine({
  id: 'homeArrival',
  description: 'If the server is fast, the home page appears at once. Otherwise it appears block by block.',
  meta: { title: 'Home page loading', rules: ['NFR-06', 'NFR-09', 'CAT-04'] },
  context: { error: null },
  initial: 'asking',
  states: {
    asking: {
      meta: { title: 'Waiting' },
      tags: 'busy',
      invoke: {
        id: 'awaitFirstBlock',
        src: 'awaitFirstBlock',
        onDone: 'partly',
        onError: { target: 'failed', actions: 'setError' },
      },
    },
    partly: {
      description: 'Each block of the page shows its own loading state.',
      meta: { title: 'First block loaded' },
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
      description: 'All blocks failed, so the page shows a failure.',
      meta: { title: 'Page failed', rules: ['NFR-06'] },
      tags: 'failed',
      type: 'final',
    },
  },
  output: ({ context }) => context,
});
