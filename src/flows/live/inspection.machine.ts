import { setup } from 'xstate';
import { notProvidedCallback } from '../../../machines/shared/not-provided';

type LinkEvents = { type: 'receiver.connected' } | { type: 'receiver.lost' };
/** Declares an action that the inspector provides. */
const notProvided = (name: string) => () => {
  throw new Error(`Action "${name}" is not provided`);
};

/**
 * Reports the app's flows to a receiver of the Stately inspector protocol, such as a window or a WebSocket.
 */
export const inspectionMachine = setup({
  types: {} as { events: LinkEvents },
  actors: {
    link: notProvidedCallback('link'),
    report: notProvidedCallback('report'),
  },
  actions: { sayUnreachable: notProvided('sayUnreachable'), sayNothing: notProvided('sayNothing') },
  delays: { patience: 8_000 },
}).createMachine({
  id: 'inspection',
  meta: { title: 'Reporting to an inspector' },
  invoke: { id: 'link', src: 'link' },
  initial: 'connecting',
  states: {
    connecting: {
      meta: { title: 'Waiting for the receiver' },
      description: 'A receiver says that it is ready. Without a network it never does.',
      on: { 'receiver.connected': 'reporting', 'receiver.lost': 'unreachable' },
      after: { patience: 'unreachable' },
    },
    reporting: {
      meta: { title: 'Reporting' },
      invoke: { id: 'report', src: 'report' },
      // A reloaded receiver connects again and needs every flow again.
      on: { 'receiver.connected': { target: 'reporting', reenter: true }, 'receiver.lost': 'unreachable' },
    },
    unreachable: {
      meta: { title: 'Receiver unreachable' },
      entry: 'sayUnreachable',
      exit: 'sayNothing',
      on: { 'receiver.connected': 'reporting' },
    },
  },
});
