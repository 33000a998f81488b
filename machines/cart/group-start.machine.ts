import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { notifyFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

/** The store at which a group starts. */
export type GroupStart = { storeId: number; moduleId: number };

const actors = { startGroup: notProvided<{ token: string }, GroupStart>('startGroup') };

export const groupStartMachine = setup({
  types: {} as {
    context: { store: GroupStart | null };
    events: { type: 'start.requested' } & GroupStart;
    emitted: { type: 'group.started'; token: string } | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  actions: {
    setStore: assign(({ event }) => {
      const { storeId, moduleId } = eventOf(event, 'start.requested');
      return { store: { storeId, moduleId } };
    }),
    announceStart: emit(({ event }) => ({
      type: 'group.started' as const,
      token: outputOf<typeof actors, 'startGroup'>(event).token,
    })),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'groupStart',
  description: 'Opens the cart to friends and shows the page with the link. A running group order is reused.',
  meta: { title: 'Starting a group order', rules: ['CART-71'] },
  context: { store: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Not started' },
      on: { 'start.requested': { target: 'starting', actions: 'setStore' } },
    },
    starting: {
      tags: 'busy',
      meta: { title: 'Starting' },
      invoke: {
        id: 'startGroup',
        src: 'startGroup',
        input: ({ context }) => required(context.store, 'store'),
        onDone: { target: 'idle', actions: 'announceStart' },
        onError: {
          description: 'The toast has the server’s reason, such as items of another store.',
          target: 'idle',
          actions: 'notifyFailure',
        },
      },
    },
  },
});
