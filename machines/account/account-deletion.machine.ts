import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure, FieldsRefused } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

/** What the person may type to confirm: their own email or phone number [PROF-08]. */
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

type Typed = { typed: string };

/** Case and the gaps in a number do not count. */
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
    isPhrase: ({ context }, { typed }: Typed) => isOneOf(context.phrases, typed),
  },
  actions: {
    startAnew: assign({ typed: '', hasMistyped: false, failure: null }),
    setTyped: assign((_, { typed }: Typed) => ({ typed, hasMistyped: false, failure: null })),
    pointAtPhrase: emit({
      type: 'fields.refused',
      errors: [{ code: 'phrase', message: 'phraseMistyped' }],
    }),
    setMistyped: assign({ hasMistyped: true, failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
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
  description: 'The person sees what is lost and types their own contact before the account goes.',
  meta: { title: 'Deletion of the account', rules: ['PROF-08'] },
  context: ({ input }) => ({ ...input, typed: '', hasMistyped: false, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Not asked' },
      on: { 'deletion.requested': { target: 'asking', actions: 'startAnew' } },
    },
    asking: {
      tags: 'open',
      description: 'Names the balance, the points and the history that go with the account.',
      meta: { title: 'Really?', rules: ['PROF-08'] },
      on: {
        'deletion.confirmed': [
          {
            guard: { type: 'isPhrase', params: ({ event }) => event },
            target: 'deleting',
            actions: { type: 'setTyped', params: ({ event }) => event },
          },
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
          description: 'The first message of the server says why.',
          target: 'asking',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'notifyFailure'],
        },
      },
    },
    deleted: {
      description: 'The session ends and says so, and with it this page is over.',
      meta: { title: 'Deleted', rules: ['PROF-08'] },
      entry: 'announceDeletion',
      type: 'final',
    },
  },
});
