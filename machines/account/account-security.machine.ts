import { assign, emit, raise, setup } from 'xstate';
import type { Access } from '../../domain/auth/access';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { failureOf, isRefusedFor } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import type {
  AccountSecurityContext,
  AccountSecurityEmitted,
  AccountSecurityEvent,
  Removal,
} from './account-security.types';

function isThere(access: Access, removal: Removal): boolean {
  switch (removal.what) {
    case 'passkey':
      return access.passkeys.some(({ id }) => id === removal.id);
    case 'session':
      return access.sessions.some(({ id, isCurrent }) => id === removal.id && !isCurrent);
    case 'otherSessions':
      return access.sessions.some(({ isCurrent }) => !isCurrent);
    case 'identity':
      return access.identities.some(({ provider }) => provider === removal.provider);
  }
}

function without(access: Access, removal: Removal): Access {
  const { passkeys, sessions, identities } = access;
  switch (removal.what) {
    case 'passkey':
      return { ...access, passkeys: passkeys.filter(({ id }) => id !== removal.id) };
    case 'session':
      return { ...access, sessions: sessions.filter(({ id }) => id !== removal.id) };
    case 'otherSessions':
      return { ...access, sessions: sessions.filter(({ isCurrent }) => isCurrent) };
    case 'identity':
      return { ...access, identities: identities.filter(({ provider }) => provider !== removal.provider) };
  }
}

const actors = {
  readAccess: notProvided<Access, void>('readAccess'),
  namePasskey: notProvided<{ message: string }, { id: string; name: string }>('namePasskey'),
  takeAway: notProvided<{ message: string }, { removal: Removal }>('takeAway'),
};

export const accountSecurityMachine = setup({
  types: {} as {
    context: AccountSecurityContext;
    events: AccountSecurityEvent;
    emitted: AccountSecurityEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    hasPasskey: ({ context, event }) =>
      context.access !== null &&
      isThere(context.access, { what: 'passkey', id: eventOf(event, 'naming.requested').id }),
    canTakeAway: ({ context, event }) =>
      context.access !== null && isThere(context.access, eventOf(event, 'removal.requested').removal),
    isLastSignInMethod: ({ event }) => isRefusedFor(errorOf(event), 'last_way'),
    isUnproven: ({ event }) => isRefusedFor(errorOf(event), 'prove_again'),
  },
  actions: {
    keepAccess: assign(({ event }) => ({ access: outputOf<typeof actors, 'readAccess'>(event) })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    openName: assign(({ event }) => ({ namedId: eventOf(event, 'naming.requested').id, refusal: null })),
    setRemoval: assign(({ event }) => ({
      removal: eventOf(event, 'removal.requested').removal,
      refusal: null,
    })),
    applyRemoval: assign(({ context }) => ({
      access: without(required(context.access, 'access'), required(context.removal, 'removal')),
    })),
    close: assign({ namedId: null, removal: null, refusal: null }),
    setRefusal: assign(({ event }) => ({ refusal: failureOf(errorOf(event)) })),
    forgetRefusal: assign({ refusal: null }),
    doubtList: raise({ type: 'list.doubted' }),
    noticeAnswer: emit(({ event }) =>
      serverNotice(outputOf<typeof actors, 'namePasskey' | 'takeAway'>(event)),
    ),
    notifyFailure: notifyFailure(),
  },
}).createMachine({
  id: 'accountSecurity',
  description: 'Lists the ways into the account: passkeys, sessions and social accounts.',
  meta: { title: 'Sign-in & security', rules: ['AUTH-63'] },
  context: { access: null, namedId: null, removal: null, failure: null, refusal: null },
  type: 'parallel',
  states: {
    list: {
      meta: { title: 'Sign-in methods' },
      initial: 'loading',
      on: { 'passkey.added': '.loading', 'list.doubted': '.loading' },
      states: {
        loading: {
          description: 'The earlier list stays visible while the new one loads.',
          meta: { title: 'Loading' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'readAccess',
            src: 'readAccess',
            onDone: { target: 'showing', actions: 'keepAccess' },
            onError: { target: 'failed', actions: 'setFailure' },
          },
        },
        failed: {
          meta: { title: 'Loading failed' },
          tags: 'failed',
          on: { 'retry.requested': 'loading' },
        },
        showing: { meta: { title: 'Shown' } },
      },
    },
    question: {
      meta: { title: 'Dialog' },
      initial: 'none',
      states: {
        none: {
          meta: { title: 'No dialog' },
          entry: 'close',
          on: {
            'naming.requested': { guard: 'hasPasskey', target: 'naming', actions: 'openName' },
            'removal.requested': {
              description: 'Removing the device in use signs the customer out.',
              guard: 'canTakeAway',
              target: 'asking',
              actions: 'setRemoval',
            },
          },
        },
        naming: {
          meta: { title: 'Naming a passkey' },
          tags: 'open',
          on: {
            'name.submitted': 'savingName',
            'question.closed': 'none',
          },
        },
        savingName: {
          meta: { title: 'Saving the name' },
          tags: ['open', 'busy'],
          entry: 'forgetRefusal',
          invoke: {
            id: 'namePasskey',
            src: 'namePasskey',
            input: ({ context, event }) => ({
              id: required(context.namedId, 'named passkey'),
              name: event.type === 'name.submitted' ? event.name : '',
            }),
            onDone: { target: 'none', actions: ['doubtList', 'noticeAnswer'] },
            onError: { target: 'naming', actions: 'setRefusal' },
          },
        },
        asking: {
          meta: { title: 'Confirm removal' },
          tags: 'open',
          on: {
            'removal.confirmed': 'removing',
            'question.closed': 'none',
          },
        },
        removing: {
          description: 'If the last identity check is too old, a separate flow asks for a new one first.',
          meta: { title: 'Removing' },
          tags: ['open', 'busy'],
          invoke: {
            id: 'takeAway',
            src: 'takeAway',
            input: ({ context }) => ({ removal: required(context.removal, 'removal') }),
            onDone: { target: 'none', actions: ['applyRemoval', 'noticeAnswer'] },
            onError: [
              { guard: 'isLastSignInMethod', target: 'lastSignInMethod', actions: 'setRefusal' },
              {
                description: 'If the customer closes the identity check, nothing is removed.',
                guard: 'isUnproven',
                target: 'none',
              },
              { target: 'none', actions: ['doubtList', 'notifyFailure'] },
            ],
          },
        },
        lastSignInMethod: {
          description: 'The last sign-in method cannot be removed.',
          meta: { title: 'Last sign-in method' },
          tags: 'open',
          on: { 'question.closed': 'none' },
        },
      },
    },
  },
});
