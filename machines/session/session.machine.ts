import { assign, emit, setup } from 'xstate';
import type { Interests, Person } from '../../domain/person';
import type { ChartMeta } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import type { AuthMode } from '../shared/intent';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

type SessionContext = {
  guestId: string | null;
  /** The last guest id that the server did not know: never to be used again. */
  refusedId: string | null;
  /** Why there is no guest id. */
  failure: Failure | null;
  /** Somebody is signed in exactly while there is a token. */
  token: string | null;
  /** Read from the server with the token: null until then, or when that failed. */
  person: Person | null;
  profileFailure: Failure | null;
};

export type SessionEvent =
  /** A call is made in the guest's name: with the ids under which the server has refused it [GUEST-05]. */
  | { type: 'guestId.needed'; refusedIds: readonly string[] }
  /** Another tab received the guest id first. */
  | { type: 'guestId.foundElsewhere'; guestId: string }
  /** The sign-in or sign-up was finished in this tab. */
  | { type: 'signIn.completed'; token: string; entry: AuthMode }
  /** The server answered 401 to a call with this token [AUTH-61]. */
  | { type: 'token.refused'; token: string }
  /** Another tab signed in or out. */
  | { type: 'token.foundElsewhere'; token: string | null }
  /** Another tab was told that the session has expired. */
  | { type: 'token.expiredElsewhere' }
  /** The profile was saved, or may have changed on the server. */
  | { type: 'profile.changed' }
  | { type: 'account.deleted' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.declined' }
  | { type: 'retry.requested' };

export type SessionEmitted =
  | { type: 'guest.identified'; guestId: string }
  /** To whoever needs an id and finds one. */
  | { type: 'guest.given'; guestId: string }
  /** No id is to be had, or none that helps; null: as the server said. */
  | { type: 'guest.missing'; failure: Failure | null }
  | { type: 'session.signedIn'; entry: AuthMode }
  /** Somebody is signed in without having done so here: found in the storage at the start, or from another tab. */
  | { type: 'session.restored' }
  /** The person left, here or in another tab: nothing of theirs may stay. */
  | { type: 'session.signedOut' }
  /** The server ended the session: what the person was doing stays, for their return [AUTH-62]. */
  | { type: 'session.expired' }
  /** Somebody likes other things than this device knew [MOD-12]. */
  | { type: 'interests.changed' }
  /** What the browser shall keep for the next visit and for the other tabs; null: nothing, and why. */
  | { type: 'token.kept'; token: string | null; isExpired: boolean }
  | Notice;

type Needed = { refusedIds: readonly string[] };

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: 'busy' | 'failed' | 'open';
    meta: ChartMeta;
  },
  actors: {
    readGuestId: notProvided<string | null, void>('readGuestId'),
    /** Asks the server and stores the answer, in one tab at a time; another tab's fresh answer serves as well. */
    requestGuestId: notProvided<string, { refusedId: string | null }>('requestGuestId'),
    readToken: notProvided<string | null, void>('readToken'),
    loadProfile: notProvided<Person, void>('loadProfile'),
    /** Whether it is something else than before. */
    keepInterests: notProvided<boolean, { interests: Interests }>('keepInterests'),
    revokeToken: notProvided<void, void>('revokeToken'),
  },
  guards: {
    isStored: (_, { output }: { output: string | null }) => output !== null,
    isOther: ({ context }, { guestId }: { guestId: string }) =>
      guestId !== context.guestId && guestId !== context.refusedId,
    isRefused: ({ context }, { refusedIds }: Needed) =>
      context.guestId !== null && refusedIds.includes(context.guestId),
    isRefusedTwice: (_, { refusedIds }: Needed) => refusedIds.length > 1,
    isChange: (_, { output }: { output: boolean }) => output,
    isSignedIn: ({ context }) => context.token !== null,
    isCurrentToken: ({ context }, { token }: { token: string }) => token === context.token,
    isGone: ({ context }, { token }: { token: string | null }) => token === null && context.token !== null,
    isArrival: ({ context }, { token }: { token: string | null }) => token !== null && context.token === null,
    isOtherAccount: ({ context }, { token }: { token: string | null }) =>
      token !== null && context.token !== null && token !== context.token,
  },
  actions: {
    setGuestId: assign((_, { guestId }: { guestId: string | null }) => ({ guestId, failure: null })),
    announceGuest: emit(({ context }) => ({
      type: 'guest.identified' as const,
      guestId: required(context.guestId, 'guestId'),
    })),
    forgetRefused: assign(({ context }) => ({ guestId: null, refusedId: context.guestId })),
    giveGuestId: emit(({ context }) => ({
      type: 'guest.given' as const,
      guestId: required(context.guestId, 'guestId'),
    })),
    denyGuestId: emit(({ context }) => ({ type: 'guest.missing' as const, failure: context.failure })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    setToken: assign((_, { token }: { token: string | null }) => ({ token, person: null })),
    forgetPerson: assign({ token: null, person: null, profileFailure: null }),
    setPerson: assign((_, { output }: { output: Person }) => ({ person: output })),
    setProfileFailure: assign((_, { error }: { error: unknown }) => ({ profileFailure: failureOf(error) })),
    forgetProfileFailure: assign({ profileFailure: null }),
    keepToken: emit(({ context: { token } }) => ({ type: 'token.kept', token, isExpired: false }) as const),
    keepExpiry: emit({ type: 'token.kept', token: null, isExpired: true }),
    announceSignIn: emit(
      (_, { entry }: { entry: AuthMode }) => ({ type: 'session.signedIn', entry }) as const,
    ),
    announceInterests: emit({ type: 'interests.changed' }),
    announceReturn: emit({ type: 'session.restored' }),
    announceSignOut: emit({ type: 'session.signedOut' }),
    announceExpiry: emit({ type: 'session.expired' }),
    notifySignIn: emit(
      (_, { entry }: { entry: AuthMode }) =>
        ({ type: 'notice', code: entry === 'sign-in' ? 'signedIn' : 'signedUp' }) as const,
    ),
    notifyLogout: emit({ type: 'notice', code: 'loggedOut' }),
    notifyDeletion: emit({ type: 'notice', code: 'accountDeleted' }),
    notifyExpiry: emit({ type: 'notice', code: 'sessionExpired' }),
  },
  delays: { logoutTime: 500 },
}).createMachine({
  id: 'session',
  description: 'Who is shopping: a guest, known by an id that the server gave, and perhaps a person by name.',
  meta: { title: 'Session', rules: ['GUEST-01', 'GUEST-03'] },
  context: {
    guestId: null,
    refusedId: null,
    failure: null,
    token: null,
    person: null,
    profileFailure: null,
  },
  type: 'parallel',
  states: {
    guest: {
      description:
        'Everybody is a guest as well: the id stays when somebody signs in, and serves after them.',
      meta: { title: 'Guest id', rules: ['GUEST-03'] },
      initial: 'reading',
      on: {
        'guestId.foundElsewhere': {
          description: 'All tabs are one guest.',
          meta: { rules: ['GUEST-05'] },
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.identified',
          actions: { type: 'setGuestId', params: ({ event }) => event },
        },
      },
      states: {
        reading: {
          description: 'A guest id that this browser has already is used again.',
          meta: { title: 'Reading the stored id' },
          invoke: {
            id: 'readGuestId',
            src: 'readGuestId',
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event },
                target: 'identified',
                actions: { type: 'setGuestId', params: ({ event }) => ({ guestId: event.output }) },
              },
              { target: 'requesting' },
            ],
            onError: 'requesting',
          },
        },
        requesting: {
          description: 'Browsing goes on meanwhile.',
          meta: { title: 'Asking for an id', rules: ['GUEST-01', 'GUEST-02'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'requestGuestId',
            src: 'requestGuestId',
            input: ({ context }) => ({ refusedId: context.refusedId }),
            onDone: {
              target: 'identified',
              actions: { type: 'setGuestId', params: ({ event }) => ({ guestId: event.output }) },
            },
            onError: {
              target: 'unidentified',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        identified: {
          meta: { title: 'Guest', rules: ['GUEST-01'] },
          entry: 'announceGuest',
          on: {
            'guestId.needed': [
              {
                description: 'Somebody else is to blame: no third id is asked for.',
                guard: { type: 'isRefusedTwice', params: ({ event }) => event },
                actions: 'denyGuestId',
              },
              {
                description:
                  'It was altered, or the server forgot it: a new visit begins, and the call is made again.',
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'requesting',
                actions: 'forgetRefused',
              },
              {
                description: 'A late refusal of an older id changes nothing.',
                actions: 'giveGuestId',
              },
            ],
          },
        },
        unidentified: {
          description: 'Browsing works; only what needs an identity asks again.',
          meta: { title: 'No id yet', rules: ['GUEST-05'] },
          tags: 'failed',
          entry: 'denyGuestId',
          on: { 'guestId.needed': 'requesting' },
        },
      },
    },
    account: {
      description: 'A refusal that is late or comes twice is of a token that is no longer current.',
      meta: { title: 'Account', rules: ['AUTH-18', 'AUTH-61', 'AUTH-62'] },
      initial: 'reading',
      on: {
        'signIn.completed': {
          meta: { rules: ['AUTH-18', 'AUTH-37'] },
          target: '.signedIn',
          actions: [
            { type: 'setToken', params: ({ event }) => event },
            'keepToken',
            { type: 'announceSignIn', params: ({ event }) => event },
            { type: 'notifySignIn', params: ({ event }) => event },
          ],
        },
        'token.refused': {
          meta: { rules: ['AUTH-61', 'AUTH-62'] },
          guard: { type: 'isCurrentToken', params: ({ event }) => event },
          target: '.signedOut',
          actions: ['forgetPerson', 'keepExpiry', 'announceExpiry', 'notifyExpiry'],
        },
        'token.expiredElsewhere': {
          description: 'Told there; here as well nothing of what was being written may be lost.',
          meta: { rules: ['AUTH-62', 'STO-03'] },
          guard: 'isSignedIn',
          target: '.signedOut',
          actions: ['forgetPerson', 'announceExpiry'],
        },
        'token.foundElsewhere': [
          {
            description: 'Signed out in another tab.',
            meta: { rules: ['MENU-08', 'STO-03'] },
            guard: { type: 'isGone', params: ({ event }) => event },
            target: '.signedOut',
            actions: ['forgetPerson', 'announceSignOut'],
          },
          {
            description: 'Signed in in another tab.',
            meta: { rules: ['STO-03'] },
            guard: { type: 'isArrival', params: ({ event }) => event },
            target: '.signedIn',
            actions: [{ type: 'setToken', params: ({ event }) => event }, 'announceReturn'],
          },
          {
            description: 'The other tab changed the account: first everything of the old one goes.',
            meta: { rules: ['CART-65', 'MENU-08'] },
            guard: { type: 'isOtherAccount', params: ({ event }) => event },
            target: '.signedIn',
            actions: [
              'announceSignOut',
              { type: 'setToken', params: ({ event }) => event },
              'announceReturn',
            ],
          },
        ],
      },
      states: {
        reading: {
          meta: { title: 'Reading the stored token' },
          invoke: {
            id: 'readToken',
            src: 'readToken',
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event },
                target: 'signedIn',
                actions: [
                  { type: 'setToken', params: ({ event }) => ({ token: event.output }) },
                  'announceReturn',
                ],
              },
              { target: 'signedOut' },
            ],
            onError: 'signedOut',
          },
        },
        signedOut: { meta: { title: 'Signed out' } },
        signedIn: {
          meta: { title: 'Signed in', rules: ['AUTH-18'] },
          type: 'parallel',
          on: {
            'account.deleted': {
              description: 'The server revoked the token together with the account.',
              meta: { rules: ['MENU-08', 'PROF-08'] },
              target: 'signedOut',
              actions: ['forgetPerson', 'keepToken', 'announceSignOut', 'notifyDeletion'],
            },
          },
          states: {
            profile: {
              meta: { title: 'Who it is' },
              initial: 'loading',
              on: { 'profile.changed': '.loading' },
              states: {
                loading: {
                  description: 'What is known of the person stays on the screen.',
                  meta: { title: 'Loading the profile' },
                  entry: 'forgetProfileFailure',
                  invoke: {
                    id: 'loadProfile',
                    src: 'loadProfile',
                    onDone: { target: 'ready', actions: { type: 'setPerson', params: ({ event }) => event } },
                    onError: {
                      target: 'failed',
                      actions: { type: 'setProfileFailure', params: ({ event }) => event },
                    },
                  },
                },
                ready: {
                  description: 'What the person likes is kept on the device, where the lists ask for it.',
                  meta: { title: 'Known by name', rules: ['MOD-12'] },
                  invoke: {
                    id: 'keepInterests',
                    src: 'keepInterests',
                    input: ({ context }) => ({ interests: required(context.person, 'person').interests }),
                    onDone: {
                      guard: { type: 'isChange', params: ({ event }) => event },
                      actions: 'announceInterests',
                    },
                    onError: { description: 'The next profile brings them again.' },
                  },
                },
                failed: {
                  description: 'Signed in all the same; only the name is missing.',
                  meta: { title: 'Profile failed' },
                  tags: 'failed',
                  on: { 'retry.requested': 'loading' },
                },
              },
            },
            logout: {
              meta: { title: 'The way out', rules: ['MENU-06', 'MENU-07'] },
              initial: 'unasked',
              states: {
                unasked: {
                  meta: { title: 'Nobody wants to leave' },
                  on: { 'logout.requested': { meta: { rules: ['MENU-06'] }, target: 'confirming' } },
                },
                confirming: {
                  meta: { title: 'Really log out?', rules: ['MENU-06'] },
                  tags: 'open',
                  on: { 'logout.confirmed': 'loggingOut', 'logout.declined': 'unasked' },
                },
                loggingOut: {
                  description:
                    'Half a second, as the client wishes; the server is told to forget the token meanwhile.',
                  meta: { title: 'Logging out', rules: ['MENU-07'] },
                  tags: ['open', 'busy'],
                  invoke: {
                    id: 'revokeToken',
                    src: 'revokeToken',
                    onError: {
                      description: 'Nobody stays signed in because the server could not be reached.',
                    },
                  },
                  on: {
                    'token.refused': { description: 'The server knows it no longer: so much the better.' },
                  },
                  after: {
                    logoutTime: {
                      target: '#session.account.signedOut',
                      actions: ['forgetPerson', 'keepToken', 'announceSignOut', 'notifyLogout'],
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
