/** The offline queue of cart changes: stores unsent changes and returns them after a reload. */

import { assign, emit, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { notProvided } from '../shared/not-provided';
import type { CartEmitted, CartEvent, StoredChange } from './cart.types';

export type PendingChangesEvent =
  | Extract<CartEmitted, { type: 'lines.read' | 'changes.waiting' | 'changes.settled' }>
  | { type: 'owner.changed' };

export type PendingChangesEmitted = Extract<CartEvent, { type: 'changes.found' }>;

type Changes = { changes: StoredChange[] };

const actors = {
  /** Returns the stored changes of this person in this module. */
  readKept: notProvided<StoredChange[], void>('readKept'),
  /** Replaces the stored changes. */
  writeKept: notProvided<void, Changes>('writeKept'),
};

export const pendingChangesMachine = setup({
  types: {} as {
    context: Changes;
    events: PendingChangesEvent;
    emitted: PendingChangesEmitted;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasLines: ({ event }) => eventOf(event, 'lines.read').count > 0,
    hasKept: ({ event }) => outputOf<typeof actors, 'readKept'>(event).length > 0,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  actions: {
    setChanges: assign((_, { changes }: Changes) => ({ changes })),
    forgetChanges: assign({ changes: [] }),
    announceStored: emit((_, { changes }: Changes) => ({ type: 'changes.found' as const, stored: changes })),
  },
}).createMachine({
  id: 'pendingChanges',
  description:
    'Changes queued offline survive the page, for the same customer and module. The cart sends them after its next load.',
  meta: { title: 'Pending changes', rules: ['CART-65', 'CART-68', 'NFR-08'] },
  context: { changes: [] },
  initial: 'unread',
  on: {
    'owner.changed': {
      description: 'Signing out removes the queued changes.',
      meta: { rules: ['CART-65', 'MENU-08'] },
      target: '.nothing',
    },
  },
  states: {
    unread: {
      description: "Stored changes are read after the cart's lines, because they apply to those lines.",
      meta: { title: 'Not checked yet' },
      on: {
        'lines.read': { guard: 'hasLines', target: 'recalling' },
      },
    },
    recalling: {
      meta: { title: 'Reading stored changes' },
      on: {
        'changes.waiting': { actions: { type: 'setChanges', params: ({ event }) => event } },
        'changes.settled': { actions: 'forgetChanges' },
      },
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: [
          {
            guard: 'hasKept',
            target: 'stored',
            actions: [
              { type: 'setChanges', params: ({ event }) => ({ changes: event.output }) },
              { type: 'announceStored', params: ({ event }) => ({ changes: event.output }) },
            ],
          },
          {
            description: 'The network was lost meanwhile and a new change was queued, so that one is stored.',
            guard: 'hasChanges',
            target: 'stored',
          },
          {
            description: 'Nothing is stored for this customer. Changes that another person left are removed.',
            target: 'nothing',
          },
        ],
        onError: 'nothing',
      },
    },
    stored: {
      meta: { title: 'Stored until sent' },
      invoke: {
        id: 'writeKept',
        src: 'writeKept',
        input: ({ context }) => ({ changes: context.changes }),
        onError: { description: 'If storing fails, the change lasts until the page closes.' },
      },
      on: {
        'changes.waiting': {
          target: 'stored',
          reenter: true,
          actions: { type: 'setChanges', params: ({ event }) => event },
        },
        'changes.settled': 'nothing',
      },
    },
    nothing: {
      meta: { title: 'Nothing stored' },
      entry: 'forgetChanges',
      invoke: {
        id: 'forgetKept',
        src: 'writeKept',
        input: { changes: [] },
        onError: { description: 'If removing fails, there was nothing stored.' },
      },
      on: {
        'changes.waiting': {
          target: 'stored',
          actions: { type: 'setChanges', params: ({ event }) => event },
        },
      },
    },
  },
});
