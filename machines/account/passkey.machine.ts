import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { type Failure, failureOf, isCancelled } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';

type Failed = { error: unknown };

export const passkeyMachine = setup({
  types: {} as {
    context: { failure: Failure | null };
    events: { type: 'passkey.requested' };
    emitted: Notice | { type: 'passkey.added' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    checkSupport: notProvided<boolean, void>('checkSupport'),
    addPasskey: notProvided<{ message: string }, void>('addPasskey'),
  },
  guards: {
    isSupported: (_, { output }: { output: boolean }) => output,
    isCancelled: (_, { error }: Failed) => isCancelled(error),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    announceAdding: emit({ type: 'passkey.added' }),
    notifyAdding: emit((_, { output }: { output: { message: string } }) => ({
      type: 'notice' as const,
      code: 'serverSaid' as const,
      values: { text: output.message },
    })),
  },
}).createMachine({
  id: 'passkey',
  description:
    'A key of this device instead of a password. Where there is no such thing, nothing is seen of it.',
  meta: { title: 'Passkey', rules: ['AUTH-63'] },
  context: { failure: null },
  initial: 'checking',
  states: {
    checking: {
      meta: { title: 'Can this device?' },
      invoke: {
        id: 'checkSupport',
        src: 'checkSupport',
        onDone: [
          { guard: { type: 'isSupported', params: ({ event }) => event }, target: 'ready' },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: { meta: { title: 'Not on this device', rules: ['AUTH-63'] } },
    ready: {
      meta: { title: 'Can be added' },
      on: { 'passkey.requested': 'adding' },
    },
    adding: {
      tags: 'busy',
      description: 'The browser asks for the finger, the face or the PIN.',
      meta: { title: 'Adding' },
      entry: 'forgetFailure',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        onDone: {
          target: 'ready',
          actions: ['announceAdding', { type: 'notifyAdding', params: ({ event }) => event }],
        },
        onError: [
          {
            description: 'Closing the browser’s question is no failure.',
            guard: { type: 'isCancelled', params: ({ event }) => event },
            target: 'ready',
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'Could not be added' },
      on: { 'passkey.requested': 'adding' },
    },
  },
});
