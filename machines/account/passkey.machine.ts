import { emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { type Failure, isCancelled } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { serverNotice } from '../shared/notice';

const actors = {
  checkSupport: notProvided<boolean, void>('checkSupport'),
  addPasskey: notProvided<{ message: string }, void>('addPasskey'),
};

export const passkeyMachine = setup({
  types: {} as {
    context: { failure: Failure | null };
    events: { type: 'passkey.requested' };
    emitted: Notice | { type: 'passkey.added' };
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isSupported: ({ event }) => outputOf<typeof actors, 'checkSupport'>(event),
    isCancelled: ({ event }) => isCancelled(errorOf(event)),
  },
  actions: {
    forgetFailure: forgetFailure(),
    setFailure: setFailure(),
    announceAdding: emit({ type: 'passkey.added' }),
    notifyAdding: emit(({ event }) => serverNotice(outputOf<typeof actors, 'addPasskey'>(event))),
  },
}).createMachine({
  id: 'passkey',
  description: 'Adds a passkey, which replaces the password. Hidden in browsers without passkeys.',
  meta: { title: 'Passkey', rules: ['AUTH-63'] },
  context: { failure: null },
  initial: 'checking',
  states: {
    checking: {
      meta: { title: 'Checking the device' },
      invoke: {
        id: 'checkSupport',
        src: 'checkSupport',
        onDone: [{ guard: 'isSupported', target: 'ready' }, { target: 'unsupported' }],
        onError: 'unsupported',
      },
    },
    unsupported: { meta: { title: 'Not supported', rules: ['AUTH-63'] } },
    ready: {
      meta: { title: 'Can be added' },
      on: { 'passkey.requested': 'adding' },
    },
    adding: {
      tags: 'busy',
      description: 'The browser asks for fingerprint, face or PIN.',
      meta: { title: 'Adding' },
      entry: 'forgetFailure',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        onDone: { target: 'ready', actions: ['announceAdding', 'notifyAdding'] },
        onError: [
          {
            description: "If the customer closes the browser's dialog, no error is shown.",
            guard: 'isCancelled',
            target: 'ready',
          },
          { target: 'failed', actions: 'setFailure' },
        ],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'Adding failed' },
      on: { 'passkey.requested': 'adding' },
    },
  },
});
