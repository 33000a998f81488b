import { setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';

export const mountAppMachine = setup({
  types: {} as { meta: ChartMeta },
  actors: {
    /**
     * Resolves when the app's page reaches the scroll position, has every pressed button and changed field, and
     * no pointer is down.
     */
    reachReader: notProvided<void, void>('reachReader'),
    /** Removes the server's page and transfers its input to the app. */
    mountApp: notProvided<void, void>('mountApp'),
    /** Downloads the flows that nothing needs before the first press. */
    loadFlows: notProvided<void, void>('loadFlows'),
    /** Waits until the network is back or the customer presses something. */
    awaitChance: notProvided<void, void>('awaitChance'),
  },
  delays: { longestWait: 3_000 },
}).createMachine({
  id: 'mountApp',
  description:
    'Replaces the server-rendered page by the app without moving the reader, then loads the flows that only a press needs.',
  meta: { title: 'Mounting the app', rules: ['NFR-07'] },
  initial: 'growing',
  states: {
    growing: {
      description: 'Parts of a page load later; a failed one is shorter than it was rendered.',
      meta: { title: 'Rendering behind the server-rendered page', rules: ['NFR-07'] },
      invoke: { id: 'reachReader', src: 'reachReader', onDone: 'transferring', onError: 'transferring' },
      after: { longestWait: 'transferring' },
    },
    transferring: {
      meta: { title: 'Transferring input', rules: ['NFR-07'] },
      invoke: { id: 'mountApp', src: 'mountApp', onDone: 'loading', onError: 'loading' },
    },
    loading: {
      description: 'The cart and the flows around it are not part of the first screen. Their events wait.',
      meta: { title: 'Loading the other flows', rules: ['NFR-07'] },
      invoke: { id: 'loadFlows', src: 'loadFlows', onDone: 'mounted', onError: 'missing' },
    },
    missing: {
      description: 'Offline. Presses on the server-rendered page still wait.',
      meta: { title: 'Flows not loaded', rules: ['NFR-08'] },
      invoke: { id: 'awaitChance', src: 'awaitChance', onDone: 'loading', onError: 'loading' },
    },
    mounted: { meta: { title: 'App mounted' }, type: 'final' },
  },
});
