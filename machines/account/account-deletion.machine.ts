import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf } from '../shared/event';
import { setFailure } from '../shared/failing';
import type { Failure, FieldsRefused } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

/** The texts that confirm the deletion when typed: the customer's email or phone number [PROF-08]. */
type AccountDeletionInput = { phrases: string[] };
type AccountDeletionContext = AccountDeletionInput & {
  typed: string;
  hasMistyped: boolean;
  failure: Failure | null;
};
type AccountDeletionEvent =
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed'; typed: string }
  | { type: 'deletion.cancelled' };
export type AccountDeletionEmitted = { type: 'account.deleted' } | FieldsRefused | Notice;

/** Removes the differences that don't matter when comparing: upper case and spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
const isOneOf = (phrases: readonly string[], typed: string): boolean =>
  plain(typed) !== '' && phrases.some((phrase) => plain(phrase) === plain(typed));

export const accountDeletionMachine = setup({
  types: {} as {
    input: AccountDeletionInput;
    context: AccountDeletionContext;
    events: AccountDeletionEvent;
    emitted: AccountDeletionEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: { deleteAccount: notProvided<void, { confirmation: string }>('deleteAccount') },
  guards: {
    isPhrase: ({ context, event }) => isOneOf(context.phrases, eventOf(event, 'deletion.confirmed').typed),
  },
  actions: {
    resetForm: assign({ typed: '', hasMistyped: false, failure: null }),
    setTyped: assign(({ event }) => ({
      typed: eventOf(event, 'deletion.confirmed').typed,
      hasMistyped: false,
      failure: null,
    })),
    pointAtPhrase: emit({
      type: 'fields.refused',
      errors: [{ code: 'phrase', message: 'phraseMistyped' }],
    }),
    setMistyped: assign({ hasMistyped: true, failure: null }),
    setFailure: setFailure(),
    notifyFailure: emit(({ context }) => {
      const { code, messages } = required(context.failure, 'failure');
      return {
        type: 'notice' as const,
        code: 'failed' as const,
        failure: { code, messages: messages.slice(0, 1) },
      };
    }),
    announceDeletion: emit({ type: 'account.deleted' }),
  },
}).createMachine({
  id: 'accountDeletion',
  description:
    'Shows what will be lost and asks the customer to type their own contact before deleting the account.',
  meta: { title: 'Account deletion', rules: ['PROF-08'] },
  context: ({ input }) => ({ ...input, typed: '', hasMistyped: false, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Not requested' },
      on: { 'deletion.requested': { target: 'asking', actions: 'resetForm' } },
    },
    asking: {
      tags: 'open',
      description: 'Lists the balance, the points and the history that are deleted with the account.',
      meta: { title: 'Confirming', rules: ['PROF-08'] },
      on: {
        'deletion.confirmed': [
          { guard: 'isPhrase', target: 'deleting', actions: 'setTyped' },
          { actions: ['setMistyped', 'pointAtPhrase'] },
        ],
        'deletion.cancelled': 'idle',
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      meta: { title: 'Deleting' },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ confirmation: context.typed }),
        onDone: 'deleted',
        onError: {
          description: 'If the server refuses, its first message is shown as the reason.',
          target: 'asking',
          actions: ['setFailure', 'notifyFailure'],
        },
      },
    },
    deleted: {
      description: 'The customer is signed out with a notice, and the account page closes.',
      meta: { title: 'Deleted', rules: ['PROF-08'] },
      entry: 'announceDeletion',
      type: 'final',
    },
  },
});
