import { assign, emit, raise, setup } from 'xstate';
import type { Access } from '../../domain/auth/access';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';
import type { OwnAccessContext, OwnAccessEmitted, OwnAccessEvent, Removal } from './own-access.types';

type Named = { id: string };
type Doomed = { removal: Removal };
type Failed = { error: unknown };
type Said = { output: { message: string } };

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

const isAbout = (error: unknown, code: string): boolean =>
  refusalsOf(error).some((refusal) => refusal.code === code);

export const ownAccessMachine = setup({
  types: {} as {
    context: OwnAccessContext;
    events: OwnAccessEvent;
    emitted: OwnAccessEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readAccess: notProvided<Access, void>('readAccess'),
    namePasskey: notProvided<{ message: string }, { id: string; name: string }>('namePasskey'),
    takeAway: notProvided<{ message: string }, { removal: Removal }>('takeAway'),
  },
  guards: {
    hasPasskey: ({ context }, { id }: Named) =>
      context.access !== null && isThere(context.access, { what: 'passkey', id }),
    canTakeAway: ({ context }, { removal }: Doomed) =>
      context.access !== null && isThere(context.access, removal),
    isLastWay: (_, { error }: Failed) => isAbout(error, 'last_way'),
    isUnproven: (_, { error }: Failed) => isAbout(error, 'prove_again'),
  },
  actions: {
    keepAccess: assign((_, { output }: { output: Access }) => ({ access: output })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    openName: assign((_, { id }: Named) => ({ namedId: id, refusal: null })),
    doom: assign((_, { removal }: Doomed) => ({ doomed: removal, refusal: null })),
    forgetDoomed: assign(({ context }) => ({
      access: without(required(context.access, 'access'), required(context.doomed, 'doomed way')),
    })),
    close: assign({ namedId: null, doomed: null, refusal: null }),
    setRefusal: assign((_, { error }: Failed) => ({ refusal: failureOf(error) })),
    forgetRefusal: assign({ refusal: null }),
    doubtList: raise({ type: 'list.doubted' }),
    noticeAnswer: emit((_, { output }: Said) => ({
      type: 'notice' as const,
      code: 'serverSaid' as const,
      values: { text: output.message },
    })),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
  },
}).createMachine({
  id: 'ownAccess',
  description: 'Who can come into the account, and from where: passkeys, sessions and social accounts.',
  meta: { title: 'Sign-in & security', rules: ['AUTH-63'] },
  context: { access: null, namedId: null, doomed: null, failure: null, refusal: null },
  type: 'parallel',
  states: {
    list: {
      meta: { title: 'The ways in' },
      initial: 'loading',
      on: { 'passkey.added': '.loading', 'list.doubted': '.loading' },
      states: {
        loading: {
          description: 'What was known before stays to be seen.',
          meta: { title: 'Reading' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'readAccess',
            src: 'readAccess',
            onDone: { target: 'showing', actions: { type: 'keepAccess', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
        failed: {
          meta: { title: 'Could not be read' },
          tags: 'failed',
          on: { 'retry.requested': 'loading' },
        },
        showing: { meta: { title: 'Shown' } },
      },
    },
    question: {
      meta: { title: 'The question' },
      initial: 'none',
      states: {
        none: {
          meta: { title: 'Nothing is asked' },
          entry: 'close',
          on: {
            'naming.requested': {
              guard: { type: 'hasPasskey', params: ({ event }) => event },
              target: 'naming',
              actions: { type: 'openName', params: ({ event }) => event },
            },
            'removal.requested': {
              description: 'The session that asks is left by the logout.',
              guard: { type: 'canTakeAway', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'doom', params: ({ event }) => event },
            },
          },
        },
        naming: {
          meta: { title: 'A passkey gets a name' },
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
            onDone: {
              target: 'none',
              actions: ['doubtList', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: {
              target: 'naming',
              actions: { type: 'setRefusal', params: ({ event }) => event },
            },
          },
        },
        asking: {
          meta: { title: 'Take it away?' },
          tags: 'open',
          on: {
            'removal.confirmed': 'removing',
            'question.closed': 'none',
          },
        },
        removing: {
          description: 'Who proved long ago who they are is asked that first, by a flow of its own.',
          meta: { title: 'Taking it away' },
          tags: ['open', 'busy'],
          invoke: {
            id: 'takeAway',
            src: 'takeAway',
            input: ({ context }) => ({ removal: required(context.doomed, 'doomed way') }),
            onDone: {
              target: 'none',
              actions: ['forgetDoomed', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: [
              {
                guard: { type: 'isLastWay', params: ({ event }) => event },
                target: 'lastWay',
                actions: { type: 'setRefusal', params: ({ event }) => event },
              },
              {
                description: 'Closing the question who one is leaves all as it was.',
                guard: { type: 'isUnproven', params: ({ event }) => event },
                target: 'none',
              },
              {
                target: 'none',
                actions: ['doubtList', { type: 'noticeFailure', params: ({ event }) => event }],
              },
            ],
          },
        },
        lastWay: {
          description: 'Nobody locks themselves out.',
          meta: { title: 'It is the last way in' },
          tags: 'open',
          on: { 'question.closed': 'none' },
        },
      },
    },
  },
});
