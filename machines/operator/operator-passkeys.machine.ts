import { assign, emit, setup } from 'xstate';
import type { PasskeyDraft } from '../../domain/operator-roles';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { type Failure, isCancelled } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { type Notice, serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import type { ConsoleUpdate } from './console-sign-in.machine';

const actors = {
  /**
   * Creates a passkey: the server checks the password, the device creates the passkey, and the server stores
   * it.
   */
  addPasskey: notProvided<{ message: string }, PasskeyDraft>('addPasskey'),
  removePasskey: notProvided<{ message: string }, { id: string }>('removePasskey'),
};

export const operatorPasskeysMachine = setup({
  types: {} as {
    context: {
      /** The new passkey's name and the operator's password. The password is stored only while it is sent. */
      draft: PasskeyDraft | null;
      /** The id of the passkey that the operator is asked to remove. */
      removedId: string | null;
      failure: Failure | null;
    };
    events:
      | { type: 'adding.opened' }
      | { type: 'passkey.submitted'; draft: PasskeyDraft }
      | { type: 'removal.requested'; id: string }
      | { type: 'removal.confirmed' }
      | { type: 'question.closed' };
    emitted: ConsoleUpdate | Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isCancelled: ({ event }) => isCancelled(errorOf(event)),
  },
  actions: {
    setDraft: assign(({ event }) => ({ draft: eventOf(event, 'passkey.submitted').draft })),
    forgetDraft: assign({ draft: null }),
    setRemoved: assign(({ event }) => ({ removedId: eventOf(event, 'removal.requested').id })),
    forgetRemoved: assign({ removedId: null }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    announceChange: emit({ type: 'console.changed' }),
    noticeAnswer: emit(({ event }) =>
      serverNotice(outputOf<typeof actors, 'addPasskey' | 'removePasskey'>(event)),
    ),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'operatorPasskeys',
  description: 'Operators add and remove the passkeys of their own account.',
  meta: { title: 'Operator’s own passkeys', rules: ['X-33'] },
  context: { draft: null, removedId: null, failure: null },
  initial: 'listing',
  states: {
    listing: {
      meta: { title: 'Passkeys' },
      on: {
        'adding.opened': { target: 'naming', actions: 'forgetFailure' },
        'removal.requested': { target: 'confirming', actions: 'setRemoved' },
      },
    },
    naming: {
      meta: { title: 'Name and password' },
      tags: 'open',
      on: {
        'passkey.submitted': { target: 'adding', actions: ['setDraft', 'forgetFailure'] },
        'question.closed': 'listing',
      },
    },
    adding: {
      description: 'The browser asks for fingerprint, face or PIN.',
      meta: { title: 'Adding the passkey' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => required(context.draft, 'draft'),
        onDone: { target: 'listing', actions: ['forgetDraft', 'announceChange', 'noticeAnswer'] },
        onError: [
          {
            description: "If the customer closes the browser's dialog, no error is shown.",
            guard: 'isCancelled',
            target: 'naming',
            actions: 'forgetDraft',
          },
          { target: 'naming', actions: ['forgetDraft', 'setFailure'] },
        ],
      },
    },
    confirming: {
      meta: { title: 'Confirming the removal' },
      tags: 'open',
      on: {
        'removal.confirmed': 'removing',
        'question.closed': { target: 'listing', actions: 'forgetRemoved' },
      },
    },
    removing: {
      meta: { title: 'Removing the passkey' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: required(context.removedId, 'removed id') }),
        onDone: { target: 'listing', actions: ['forgetRemoved', 'announceChange', 'noticeAnswer'] },
        onError: {
          description: 'It may have been removed in another tab, so the list reloads.',
          target: 'listing',
          actions: ['forgetRemoved', 'announceChange', 'notifyFailure'],
        },
      },
    },
  },
});
