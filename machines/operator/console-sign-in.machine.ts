import { assign, emit, setup } from 'xstate';
import type { PasskeyCredential } from '../../domain/auth/access';
import type { ConsoleCredentials, OperatorRole } from '../../domain/operator-roles';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { type Failure, failureOf, isCancelled } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';

export type ConsoleUpdate = { type: 'console.changed' };

const actors = {
  /** Exchanges the credentials for an HttpOnly cookie and reads the role. */
  enterShop: notProvided<OperatorRole, ConsoleCredentials>('enterShop'),
  /** Asks the device for a passkey, with fingerprint, face or PIN. */
  askPasskey: notProvided<PasskeyCredential, void>('askPasskey'),
  leaveShop: notProvided<void, void>('leaveShop'),
};

export const consoleSignInMachine = setup({
  types: {} as {
    context: {
      /** The role of the signed-in operator. */
      role: OperatorRole | null;
      /** False: operators can sign in only with the shop's access key. */
      hasAccounts: boolean;
      credentials: ConsoleCredentials | null;
      failure: Failure | null;
    };
    input: { role: OperatorRole | null; hasAccounts: boolean };
    events:
      | { type: 'key.submitted'; key: string }
      | { type: 'account.submitted'; email: string; password: string }
      | { type: 'passkey.chosen' }
      | { type: 'key.preferred' }
      | { type: 'account.preferred' }
      | { type: 'leave.requested' };
    emitted: ConsoleUpdate;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasRole: ({ context }, { role }: { role: OperatorRole }) => context.role === role,
    hasAccounts: ({ context }) => context.hasAccounts,
    isCancelled: ({ event }) => isCancelled(errorOf(event)),
    isByKey: ({ context }) => context.credentials?.kind === 'key',
    isKey: ({ event }) => eventOf(event, 'key.submitted').key.trim() !== '',
    isAccount: ({ event }) => {
      const { email, password } = eventOf(event, 'account.submitted');
      return email.trim() !== '' && password !== '';
    },
  },
  actions: {
    setKey: assign(({ event }) => ({
      credentials: { kind: 'key' as const, key: eventOf(event, 'key.submitted').key.trim() },
      failure: null,
    })),
    setAccount: assign(({ event }) => {
      const { email, password } = eventOf(event, 'account.submitted');
      return { credentials: { kind: 'account' as const, email: email.trim(), password }, failure: null };
    }),
    setPasskey: assign(({ event }) => ({
      credentials: { kind: 'passkey' as const, credential: outputOf<typeof actors, 'askPasskey'>(event) },
    })),
    setRole: assign(({ event }) => ({ role: outputOf<typeof actors, 'enterShop'>(event) })),
    forgetRole: assign({ role: null }),
    forgetCredentials: assign({ credentials: null }),
    forgetFailure: assign({ failure: null }),
    setFailure: assign(({ event }) => ({ failure: failureOf(errorOf(event)) })),
    announceChange: emit({ type: 'console.changed' }),
  },
}).createMachine({
  id: 'consoleSignIn',
  description:
    'Operators sign in with an account or its passkey and see what their role allows, or with the key of the shop.',
  meta: { title: 'Console sign-in', rules: ['X-23', 'X-26', 'X-33', 'PERM-11'] },
  context: ({ input }) => ({ ...input, credentials: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { title: 'Checking the session' },
      always: [
        { guard: { type: 'hasRole', params: { role: 'owner' } }, target: 'inside.owner' },
        { guard: { type: 'hasRole', params: { role: 'manager' } }, target: 'inside.manager' },
        { guard: { type: 'hasRole', params: { role: 'support' } }, target: 'inside.support' },
        { guard: { type: 'hasRole', params: { role: 'store' } }, target: 'inside.store' },
        { guard: 'hasAccounts', target: 'outside.byAccount' },
        {
          description: 'While nobody has an account, the console asks for the shop key.',
          target: 'outside.byKey',
        },
      ],
    },
    outside: {
      meta: { title: 'Signed out' },
      initial: 'byAccount',
      states: {
        byAccount: {
          meta: { title: 'Asking for the account' },
          on: {
            'account.submitted': {
              guard: 'isAccount',
              target: '#consoleSignIn.entering',
              actions: 'setAccount',
            },
            'passkey.chosen': {
              target: '#consoleSignIn.proving',
              actions: 'forgetFailure',
            },
            'key.preferred': { target: 'byKey', actions: 'forgetFailure' },
          },
        },
        byKey: {
          description: 'The shop key is asked for first until there is an account.',
          meta: { title: 'Asking for the key' },
          on: {
            'key.submitted': { guard: 'isKey', target: '#consoleSignIn.entering', actions: 'setKey' },
            'account.preferred': { target: 'byAccount', actions: 'forgetFailure' },
          },
        },
      },
    },
    proving: {
      description: 'The browser asks for fingerprint, face or PIN.',
      meta: { title: 'Asking the device', rules: ['X-33'] },
      tags: 'busy',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: { target: 'entering', actions: 'setPasskey' },
        onError: [
          {
            description: "If the customer closes the browser's dialog, no error is shown.",
            guard: 'isCancelled',
            target: 'outside.byAccount',
          },
          { target: 'outside.byAccount', actions: 'setFailure' },
        ],
      },
    },
    entering: {
      meta: { title: 'Checking the credentials' },
      tags: 'busy',
      invoke: {
        id: 'enterShop',
        src: 'enterShop',
        input: ({ context }) => required(context.credentials, 'credentials'),
        onDone: { target: 'arriving', actions: ['setRole', 'forgetCredentials', 'announceChange'] },
        onError: [
          { guard: 'isByKey', target: 'outside.byKey', actions: ['setFailure', 'forgetCredentials'] },
          { target: 'outside.byAccount', actions: ['setFailure', 'forgetCredentials'] },
        ],
      },
    },
    inside: {
      meta: { title: 'Signed in' },
      initial: 'support',
      states: {
        owner: { description: 'All sections, including accounts.', meta: { title: 'Owner' } },
        manager: { description: 'All sections except accounts.', meta: { title: 'Manager' } },
        support: { description: 'Orders, trips and messages.', meta: { title: 'Support' } },
        store: {
          description: 'The orders of one store.',
          meta: { title: 'Store', rules: ['X-28'] },
        },
      },
      on: { 'leave.requested': 'signingOut' },
    },
    signingOut: {
      meta: { title: 'Signing out' },
      tags: 'busy',
      invoke: {
        id: 'leaveShop',
        src: 'leaveShop',
        onDone: { target: 'arriving', actions: ['forgetRole', 'announceChange'] },
        onError: { target: 'arriving', actions: 'setFailure' },
      },
    },
  },
});
