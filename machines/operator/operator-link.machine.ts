import { assign, emit, setup } from 'xstate';
import type { LinkedAccount } from '../../domain/operator-roles';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { type Failure, failureOf, isRefusedFor } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

type Use = { token: string; password: string };

const actors = {
  readLink: notProvided<LinkedAccount, { token: string }>('readLink'),
  /** Sets the password and signs the operator in. */
  useLink: notProvided<void, Use>('useLink'),
};

export const operatorLinkMachine = setup({
  types: {} as {
    /** The token from the fragment of the link's URL. Empty: the URL has no token. */
    input: { token: string };
    context: {
      token: string;
      account: LinkedAccount | null;
      /** The new password, stored only while it is sent. */
      password: string | null;
      failure: Failure | null;
    };
    events: { type: 'password.submitted'; password: string } | { type: 'retry.requested' };
    emitted: Notice;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasToken: ({ context }) => context.token !== '',
    /** Returns whether the link is invalid. A server without a console responds with `notFound`. */
    isInvalid: ({ event }) => {
      const error = errorOf(event);
      return isRefusedFor(error, 'link') || failureOf(error).code === 'notFound';
    },
  },
  actions: {
    setAccount: assign(({ event }) => ({ account: outputOf<typeof actors, 'readLink'>(event) })),
    setPassword: assign(({ event }) => ({ password: eventOf(event, 'password.submitted').password })),
    forgetPassword: assign({ password: null }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    notifyDone: emit({ type: 'notice', code: 'passwordChanged' }),
  },
}).createMachine({
  id: 'operatorLink',
  description: 'An operator opens a sign-in link and sets a new password. The link works once, for one hour.',
  meta: { title: 'Operator sign-in link', rules: ['X-29'] },
  context: ({ input }) => ({ ...input, account: null, password: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { title: 'Opening the link' },
      always: [{ guard: 'hasToken', target: 'checking' }, { target: 'invalid' }],
    },
    checking: {
      meta: { title: 'Checking the link' },
      tags: 'busy',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'typing', actions: 'setAccount' },
        onError: [
          { guard: 'isInvalid', target: 'invalid' },
          { target: 'unchecked', actions: 'setFailure' },
        ],
      },
    },
    unchecked: {
      meta: { title: 'Check failed' },
      tags: 'failed',
      on: { 'retry.requested': { target: 'checking', actions: 'forgetFailure' } },
    },
    typing: {
      meta: { title: 'Typing the new password' },
      on: { 'password.submitted': { target: 'saving', actions: ['setPassword', 'forgetFailure'] } },
    },
    saving: {
      meta: { title: 'Saving the password' },
      tags: 'busy',
      invoke: {
        id: 'useLink',
        src: 'useLink',
        input: ({ context: { token, password } }) => ({ token, password: required(password, 'password') }),
        onDone: { target: 'used', actions: ['forgetPassword', 'notifyDone'] },
        onError: [
          {
            description: 'The link has expired or was used elsewhere in the meantime.',
            guard: 'isInvalid',
            target: 'invalid',
            actions: 'forgetPassword',
          },
          { target: 'typing', actions: ['forgetPassword', 'setFailure'] },
        ],
      },
    },
    used: {
      description: 'The link has signed the operator in, and the console opens.',
      meta: { title: 'Signed in' },
    },
    invalid: {
      description: 'Unknown, used, replaced or expired. The server does not tell which.',
      meta: { title: 'Invalid link' },
      tags: 'empty',
    },
  },
});
