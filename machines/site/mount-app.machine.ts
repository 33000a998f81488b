import { assign, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';

export const mountAppMachine = setup({
  types: {} as { context: { isInputLeft: boolean }; meta: ChartMeta },
  actors: {
    /**
     * Resolves when the app's page can replace the server-rendered one: same scroll position, all pressed
     * buttons and changed fields present, no pointer down.
     */
    reachReader: notProvided<void, void>('reachReader'),
    /**
     * Replaces the server-rendered page by the app and transfers the customer's input. Returns true if some
     * input can't be transferred yet.
     */
    mountApp: notProvided<boolean, void>('mountApp'),
    /**
     * Transfers the remaining input once its part of the page is rendered. Returns true if more is left.
     * Stops when the customer does something else.
     */
    transferLateInput: notProvided<boolean, void>('transferLateInput'),
    /** Downloads the flows that are needed only after a press. */
    loadFlows: notProvided<void, void>('loadFlows'),
    /** Resolves when the network is back or the customer presses something. */
    awaitChance: notProvided<void, void>('awaitChance'),
  },
  actions: { setInputLeft: assign((_, { isInputLeft }: { isInputLeft: boolean }) => ({ isInputLeft })) },
  guards: { isInputLeft: (_, isInputLeft: boolean) => isInputLeft },
  delays: { longestWait: 3_000, longestInputWait: 20_000 },
}).createMachine({
  id: 'mountApp',
  description:
    'Replaces the server-rendered page with the app at the same scroll position. Then loads the flows that are needed only after a press.',
  meta: { title: 'Mounting the app', rules: ['NFR-07'] },
  context: { isInputLeft: false },
  initial: 'growing',
  states: {
    growing: {
      description:
        'Renders the app unseen until it is as tall as the server-rendered page. A part that failed to load is shorter.',
      meta: { title: 'Rendering behind the server-rendered page', rules: ['NFR-07'] },
      invoke: { id: 'reachReader', src: 'reachReader', onDone: 'transferring', onError: 'transferring' },
      after: { longestWait: 'transferring' },
    },
    transferring: {
      meta: { title: 'Transferring input', rules: ['NFR-07'] },
      invoke: {
        id: 'mountApp',
        src: 'mountApp',
        onDone: {
          target: 'loading',
          actions: { type: 'setInputLeft', params: ({ event }) => ({ isInputLeft: event.output }) },
        },
        onError: 'loading',
      },
    },
    loading: {
      description:
        'The cart and the flows around it load after the first screen. Their events wait until then.',
      meta: { title: 'Loading the other flows', rules: ['NFR-07'] },
      invoke: {
        id: 'loadFlows',
        src: 'loadFlows',
        onDone: [
          {
            guard: { type: 'isInputLeft', params: ({ context }) => context.isInputLeft },
            target: 'waitingForPart',
          },
          { target: 'mounted' },
        ],
        onError: 'missing',
      },
    },
    missing: {
      description:
        'The browser is offline. Presses on the server-rendered page wait until the flows are loaded.',
      meta: { title: 'Flows not loaded', rules: ['NFR-08'] },
      invoke: { id: 'awaitChance', src: 'awaitChance', onDone: 'loading', onError: 'loading' },
    },
    waitingForPart: {
      description:
        'The app runs, but the customer has pressed or filled a part of the page that is not rendered yet.',
      meta: { title: 'Waiting for a late part of the page', rules: ['NFR-07'] },
      invoke: {
        id: 'transferLateInput',
        src: 'transferLateInput',
        onDone: [
          {
            guard: { type: 'isInputLeft', params: ({ event }) => event.output },
            target: 'waitingForPart',
            reenter: true,
          },
          { target: 'mounted' },
        ],
        onError: 'mounted',
      },
      after: { longestInputWait: 'mounted' },
    },
    mounted: { meta: { title: 'App mounted' }, type: 'final' },
  },
});
