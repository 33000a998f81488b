import { assign, emit, setup } from 'xstate';
import type { Interests, Person } from '../../domain/person';
import type { ChartMeta } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import type { AuthMode } from '../shared/intent';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';

type SessionContext = {
  guestId: string | null;
  /** The last guest id that the server rejected. It is never used again. */
  refusedId: string | null;
  /** Why no guest id could be requested. */
  failure: Failure | null;
  /** The token of the signed-in customer. `null`: not signed in. */
  token: string | null;
  /** The profile of the signed-in customer. `null`: not loaded, or loading failed. */
  person: Person | null;
  profileFailure: Failure | null;
};

export type SessionEvent =
  /** A request needs a guest id. `refusedIds`: the ids that the server has rejected [GUEST-05]. */
  | { type: 'guestId.needed'; refusedIds: readonly string[] }
  | { type: 'guestId.foundElsewhere'; guestId: string }
  /** The sign-in or sign-up was completed in this tab. */
  | { type: 'signIn.completed'; token: string; entry: AuthMode }
  /** The server answered 401 to this token [AUTH-61]. */
  | { type: 'token.refused'; token: string }
  | { type: 'token.foundElsewhere'; token: string | null }
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
  /** The guest id, in response to `guestId.needed`. */
  | { type: 'guest.given'; guestId: string }
  /**
   * No guest id is available. `failure`: the reason to show. `null`: show the failure of the request that
   * needed the id.
   */
  | { type: 'guest.missing'; failure: Failure | null }
  | { type: 'session.signedIn'; entry: AuthMode }
  /** A stored token was found: at the start, or written by another tab. */
  | { type: 'session.restored' }
  /** The customer signed out, here or in another tab. All personal data is removed. */
  | { type: 'session.signedOut' }
  /** The server ended the session. Typed text is kept until the customer signs in again [AUTH-62]. */
  | { type: 'session.expired' }
  /** The account's interests differ from those stored on the device [MOD-12]. */
  | { type: 'interests.changed' }
  /** The token to store for the next visit and for other tabs. `null`: remove it; `isExpired`: the server ended the session. */
  | { type: 'token.stored'; token: string | null; isExpired: boolean }
  | Notice;

const actors = {
  readGuestId: notProvided<string | null, void>('readGuestId'),
  /**
   * Requests and stores a guest id, in one tab at a time. If another tab has just stored one, that id is
   * used.
   */
  requestGuestId: notProvided<string, { refusedId: string | null }>('requestGuestId'),
  readToken: notProvided<string | null, void>('readToken'),
  loadProfile: notProvided<Person, void>('loadProfile'),
  /** Stores the interests. Returns whether they differ from those stored before. */
  keepInterests: notProvided<boolean, { interests: Interests }>('keepInterests'),
  revokeToken: notProvided<void, void>('revokeToken'),
};

export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: 'busy' | 'failed' | 'open';
    meta: ChartMeta;
  },
  actors,
  guards: {
    isStored: ({ event }) => outputOf<typeof actors, 'readGuestId' | 'readToken'>(event) !== null,
    isOther: ({ context, event }) => {
      const guestId = eventOf(event, 'guestId.foundElsewhere').guestId;
      return guestId !== context.guestId && guestId !== context.refusedId;
    },
    isRefused: ({ context, event }) =>
      context.guestId !== null && eventOf(event, 'guestId.needed').refusedIds.includes(context.guestId),
    isRefusedTwice: ({ event }) => eventOf(event, 'guestId.needed').refusedIds.length > 1,
    isChange: ({ event }) => outputOf<typeof actors, 'keepInterests'>(event),
    isSignedIn: ({ context }) => context.token !== null,
    isCurrentToken: ({ context, event }) => eventOf(event, 'token.refused').token === context.token,
    isGone: ({ context, event }) =>
      eventOf(event, 'token.foundElsewhere').token === null && context.token !== null,
    isArrival: ({ context, event }) =>
      eventOf(event, 'token.foundElsewhere').token !== null && context.token === null,
    isOtherAccount: ({ context, event }) => {
      const token = eventOf(event, 'token.foundElsewhere').token;
      return token !== null && context.token !== null && token !== context.token;
    },
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
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    setToken: assign((_, { token }: { token: string | null }) => ({ token, person: null })),
    forgetPerson: assign({ token: null, person: null, profileFailure: null }),
    setPerson: assign(({ event }) => ({ person: outputOf<typeof actors, 'loadProfile'>(event) })),
    setProfileFailure: assign(({ event }) => ({ profileFailure: failureOf(errorOf(event)) })),
    forgetProfileFailure: assign({ profileFailure: null }),
    keepToken: emit(({ context: { token } }) => ({ type: 'token.stored', token, isExpired: false }) as const),
    keepExpiry: emit({ type: 'token.stored', token: null, isExpired: true }),
    announceSignIn: emit(
      ({ event }) => ({ type: 'session.signedIn', entry: eventOf(event, 'signIn.completed').entry }) as const,
    ),
    announceInterests: emit({ type: 'interests.changed' }),
    announceReturn: emit({ type: 'session.restored' }),
    announceSignOut: emit({ type: 'session.signedOut' }),
    announceExpiry: emit({ type: 'session.expired' }),
    notifySignIn: emit(
      ({ event }) =>
        ({
          type: 'notice',
          code: eventOf(event, 'signIn.completed').entry === 'sign-in' ? 'signedIn' : 'signedUp',
        }) as const,
    ),
    notifyLogout: emit({ type: 'notice', code: 'loggedOut' }),
    notifyDeletion: emit({ type: 'notice', code: 'accountDeleted' }),
    notifyExpiry: emit({ type: 'notice', code: 'sessionExpired' }),
  },
  delays: { logoutTime: 500 },
}).createMachine({
  id: 'session',
  description: 'The visitor: a guest with an id from the server, and perhaps a signed-in customer.',
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
        'Every visitor has a guest id. It is kept during a sign-in and used again after signing out.',
      meta: { title: 'Guest id', rules: ['GUEST-03'] },
      initial: 'reading',
      on: {
        'guestId.foundElsewhere': {
          description: 'All tabs share one guest id.',
          meta: { rules: ['GUEST-05'] },
          guard: 'isOther',
          target: '.identified',
          actions: { type: 'setGuestId', params: ({ event }) => event },
        },
      },
      states: {
        reading: {
          description: 'A stored guest id is reused.',
          meta: { title: 'Reading the stored id' },
          invoke: {
            id: 'readGuestId',
            src: 'readGuestId',
            onDone: [
              {
                guard: 'isStored',
                target: 'identified',
                actions: { type: 'setGuestId', params: ({ event }) => ({ guestId: event.output }) },
              },
              { target: 'requesting' },
            ],
            onError: 'requesting',
          },
        },
        requesting: {
          description: 'Browsing continues meanwhile.',
          meta: { title: 'Requesting a guest id', rules: ['GUEST-01', 'GUEST-02'] },
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
            onError: { target: 'unidentified', actions: 'setFailure' },
          },
        },
        identified: {
          meta: { title: 'Guest', rules: ['GUEST-01'] },
          entry: 'announceGuest',
          on: {
            'guestId.needed': [
              {
                description: 'The server refused the second id too, so no third one is requested.',
                guard: 'isRefusedTwice',
                actions: 'denyGuestId',
              },
              {
                description:
                  'The server does not know the id. A new one is requested, and the call is repeated.',
                guard: 'isRefused',
                target: 'requesting',
                actions: 'forgetRefused',
              },
              {
                description: 'A late refusal of an older id has no effect.',
                actions: 'giveGuestId',
              },
            ],
          },
        },
        unidentified: {
          description:
            'No guest id was received. The shop still works, and the next action that needs the id requests it again.',
          meta: { title: 'No guest id yet', rules: ['GUEST-05'] },
          tags: 'failed',
          entry: 'denyGuestId',
          on: { 'guestId.needed': 'requesting' },
        },
      },
    },
    account: {
      description: 'A late or repeated refusal belongs to an older token.',
      meta: { title: 'Account', rules: ['AUTH-18', 'AUTH-61', 'AUTH-62'] },
      initial: 'reading',
      on: {
        'signIn.completed': {
          meta: { rules: ['AUTH-18', 'AUTH-37'] },
          target: '.signedIn',
          actions: [
            { type: 'setToken', params: ({ event }) => event },
            'keepToken',
            'announceSignIn',
            'notifySignIn',
          ],
        },
        'token.refused': {
          meta: { rules: ['AUTH-61', 'AUTH-62'] },
          guard: 'isCurrentToken',
          target: '.signedOut',
          actions: ['forgetPerson', 'keepExpiry', 'announceExpiry', 'notifyExpiry'],
        },
        'token.expiredElsewhere': {
          description:
            'The session expired in another tab, which tells the customer. Typed text stays here too.',
          meta: { rules: ['AUTH-62', 'STO-03'] },
          guard: 'isSignedIn',
          target: '.signedOut',
          actions: ['forgetPerson', 'announceExpiry'],
        },
        'token.foundElsewhere': [
          {
            description: 'Signed out in another tab.',
            meta: { rules: ['MENU-08', 'STO-03'] },
            guard: 'isGone',
            target: '.signedOut',
            actions: ['forgetPerson', 'announceSignOut'],
          },
          {
            description: 'Signed in in another tab.',
            meta: { rules: ['STO-03'] },
            guard: 'isArrival',
            target: '.signedIn',
            actions: [{ type: 'setToken', params: ({ event }) => event }, 'announceReturn'],
          },
          {
            description: "Another tab changed the account: the old account's data is removed first.",
            meta: { rules: ['CART-65', 'MENU-08'] },
            guard: 'isOtherAccount',
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
                guard: 'isStored',
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
              description: 'The server revoked the token when the account was deleted.',
              meta: { rules: ['MENU-08', 'PROF-08'] },
              target: 'signedOut',
              actions: ['forgetPerson', 'keepToken', 'announceSignOut', 'notifyDeletion'],
            },
          },
          states: {
            profile: {
              meta: { title: 'Profile' },
              initial: 'loading',
              on: { 'profile.changed': '.loading' },
              states: {
                loading: {
                  description: 'Known data stays visible.',
                  meta: { title: 'Loading the profile' },
                  entry: 'forgetProfileFailure',
                  invoke: {
                    id: 'loadProfile',
                    src: 'loadProfile',
                    onDone: { target: 'ready', actions: 'setPerson' },
                    onError: { target: 'failed', actions: 'setProfileFailure' },
                  },
                },
                ready: {
                  description: 'Interests are stored on the device, where the lists use them.',
                  meta: { title: 'Profile known', rules: ['MOD-12'] },
                  invoke: {
                    id: 'keepInterests',
                    src: 'keepInterests',
                    input: ({ context }) => ({ interests: required(context.person, 'person').interests }),
                    onDone: { guard: 'isChange', actions: 'announceInterests' },
                    onError: {
                      description: 'If this fails, the next profile load stores the interests again.',
                    },
                  },
                },
                failed: {
                  description: 'The customer is still signed in. Only the name is missing.',
                  meta: { title: 'Profile failed' },
                  tags: 'failed',
                  on: { 'retry.requested': 'loading' },
                },
              },
            },
            logout: {
              meta: { title: 'Sign-out', rules: ['MENU-06', 'MENU-07'] },
              initial: 'unasked',
              states: {
                unasked: {
                  meta: { title: 'Not requested' },
                  on: { 'logout.requested': { meta: { rules: ['MENU-06'] }, target: 'confirming' } },
                },
                confirming: {
                  meta: { title: 'Confirm sign-out', rules: ['MENU-06'] },
                  tags: 'open',
                  on: { 'logout.confirmed': 'loggingOut', 'logout.declined': 'unasked' },
                },
                loggingOut: {
                  description:
                    'Signing out takes half a second, as the client asks. The server revokes the token meanwhile.',
                  meta: { title: 'Logging out', rules: ['MENU-07'] },
                  tags: ['open', 'busy'],
                  invoke: {
                    id: 'revokeToken',
                    src: 'revokeToken',
                    onError: {
                      description: 'The customer is signed out even if the server cannot be reached.',
                    },
                  },
                  on: {
                    'token.refused': {
                      description: 'The server has already revoked the token, so the sign-out is complete.',
                    },
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
