import type { SnapshotFrom } from 'xstate';
import type { Person } from '../../../domain/person';
import type { sessionMachine } from '../../../machines/session/session.machine';
import type { ModelEvent } from '../../../src/flows/chart/taken';
import type { Act, Page, Reply, Sight, Target } from '../../support/model/page';
import {
  answers,
  failsToRead,
  failsToWrite,
  livesInHarbour,
  OF_ACCOUNT,
  press,
  replies,
} from '../shared/page-parts';

type At = SnapshotFrom<typeof sessionMachine>;

const GUEST = '/auth/guest/request';
const LOGIN = '/auth/login';
const LOGOUT = '/auth/logout';
const PROFILE = '/customer/info';
const CART = '/customer/cart/list';
/** The parcel module: its home page sends no requests. */
const PARCEL = '5';

const signIn: Target = { role: 'button', name: 'Sign In', inside: { role: 'banner' } };
const dialog: Target = { role: 'dialog', name: 'Sign In' };
const logout: Target = { role: 'button', name: 'Logout', inside: { role: 'banner' } };
const question: Target = { role: 'dialog', name: 'Are you sure you want to  logout?' };
const profile = ({ context }: At): Target => ({
  role: 'button',
  name: context.person?.firstName ?? 'Account',
  isStart: true,
  inside: { role: 'banner' },
});
/** A question hides the page, so only what is visible is checked. */
const isThere = (at: At): Sight[] => (at.hasTag('open') ? [] : [{ sees: profile(at) }, { lacks: signIn }]);
const isLeaving = (at: At) => at.matches({ account: { signedIn: { logout: 'loggingOut' } } });

const wirePerson = ({ id, firstName, lastName, email, phone }: Person) => ({
  id,
  f_name: firstName,
  l_name: lastName,
  email,
  phone,
});
const refused = (code: string, status: number): Reply => ({
  call: CART,
  status,
  body: { errors: [{ code, message: '' }] },
});
/** The cart reloads, and the server refuses. */
const cartIsRefused = (code: string, status: number): Act[] => [
  { act: 'otherTabSays', channel: 'souk', message: 'cart.changed' },
  replies(refused(code, status)),
];

const found = (events: readonly ModelEvent[], actor: string): string | null => {
  const event = events.find(({ type }) => type === `xstate.done.actor.${actor}`);
  return typeof event?.output === 'string' ? event.output : null;
};
const stored = (key: string, value: string | null) => (value === null ? {} : { [key]: value });

const isRead = (at: At) => !at.matches({ guest: 'reading' }) && !at.matches({ account: 'reading' });
const unread = (at: At) => (isRead(at) ? null : 'the stored session is read before anything can be pressed');
const isOut = (at: At) => at.matches({ account: 'signedOut' });
const onlyOut = (at: At, reason: string) => unread(at) ?? (isOut(at) ? null : reason);
const MEMORY = 'a browser that blocks its storage uses memory instead';

export const sessionPage: Page<typeof sessionMachine> = {
  open: (_input, events) => ({
    path: '/home',
    storage: {
      ...livesInHarbour,
      module: PARCEL,
      ...stored('guest_id', found(events, 'readGuestId')),
      ...stored('token', found(events, 'readToken')),
    },
  }),
  calls: [GUEST, LOGIN, LOGOUT, PROFILE, CART],
  fixed: OF_ACCOUNT,
  acts: {
    'guestId.needed': cartIsRefused('guest_id', 403),
    'guestId.foundElsewhere': ({ guestId }: { guestId: string }) => [
      { act: 'otherTab', values: { guest_id: guestId } },
    ],
    'signIn.completed': ({ token }: { token: string }) => [
      { act: 'opens', layer: dialog, by: signIn },
      {
        act: 'type',
        into: { role: 'textbox', name: 'Email or phone', inside: dialog },
        text: 'dana@example.test',
      },
      { act: 'type', into: { role: 'textbox', name: 'Password', inside: dialog }, text: 'secret-1' },
      press('button', 'Sign In', { inside: dialog }),
      replies(answers(LOGIN, { token, is_personal_info: 1, is_phone_verified: 1, is_email_verified: 1 })),
    ],
    'token.refused': (_event, before) =>
      before.matches({ account: { signedIn: { profile: 'loading' } } }) && !isLeaving(before)
        ? [replies({ call: PROFILE, status: 401, body: { errors: [] } })]
        : cartIsRefused('auth-001', 401),
    'token.foundElsewhere': ({ token }: { token: string | null }) => [{ act: 'otherTab', values: { token } }],
    'token.expiredElsewhere': [{ act: 'otherTab', values: { 'token-expired': '1', token: null } }],
    'logout.requested': (_event, before) => [
      { act: 'press', on: profile(before) },
      { act: 'awaits', sight: { sees: logout } },
      { act: 'press', on: logout },
    ],
    'logout.confirmed': [press('button', 'Yes', { inside: question })],
    'logout.declined': [press('button', 'No', { inside: question })],
  },
  answers: {
    'xstate.done.actor.readGuestId': () => [],
    'xstate.done.actor.readToken': () => [],
    'xstate.done.actor.requestGuestId': (guestId: string) => [answers(GUEST, { guest_id: guestId })],
    'xstate.error.actor.requestGuestId': (error: object) => [failsToWrite(GUEST, error)],
    'xstate.done.actor.loadProfile': (person: Person) => [answers(PROFILE, wirePerson(person))],
    'xstate.error.actor.loadProfile': (error: object) => [failsToRead(PROFILE, error)],
    'xstate.error.actor.revokeToken': (error: object) => [failsToWrite(LOGOUT, error)],
  },
  timers: { logoutTime: 500 },
  sights: {
    // The session is not visible here; it only decides which cart the page requests.
    'guest.reading': [],
    'guest.requesting': [],
    'guest.identified': [],
    'guest.unidentified': [],
    'account.reading': [],
    'account.signedOut': [{ sees: signIn }, { lacks: question }],
    'account.signedIn.profile.loading': isThere,
    'account.signedIn.profile.ready': isThere,
    'account.signedIn.profile.failed': isThere,
    'account.signedIn.logout.unasked': [{ lacks: question }],
    'account.signedIn.logout.confirming': [{ sees: question }],
    'account.signedIn.logout.loggingOut': [
      { sees: { role: 'button', name: 'Yes', inside: question, isBusy: true } },
    ],
  },
  impossible: {
    'xstate.error.actor.readGuestId': MEMORY,
    'xstate.error.actor.readToken': MEMORY,
    'xstate.done.actor.requestGuestId': (_event, at) => unread(at),
    'xstate.error.actor.requestGuestId': (_event, at) => unread(at),
    'xstate.done.actor.loadProfile': (_event, at) => unread(at),
    'xstate.error.actor.loadProfile': (_event, at) => unread(at),
    'guestId.needed': ({ refusedIds }: { refusedIds: string[] }, at) =>
      at.matches({ guest: 'identified' }) && refusedIds.length === 1 && refusedIds[0] === at.context.guestId
        ? onlyOut(at, 'the token identifies the customer')
        : 'only a request needs an id, and the paths of the cart have guests with ids',
    'xstate.done.actor.keepInterests': (_event, at) =>
      unread(at) ?? 'the device stores it in the same moment',
    'xstate.error.actor.keepInterests': MEMORY,
    'guestId.foundElsewhere': (_event, at) => onlyOut(at, 'the same happens there'),
    'signIn.completed': ({ entry }: { entry: string }, at) =>
      entry === 'sign-in'
        ? (onlyOut(at, 'a signed-in customer doesn’t sign in again') ??
          (at.matches({ guest: 'identified' }) ? null : 'the server is told which customer signs in'))
        : 'the paths of the sign-in do it',
    'token.refused': (_event, at) => unread(at),
    'token.foundElsewhere': (_event, at) => unread(at),
    'token.expiredElsewhere': (_event, at) => unread(at),
    'profile.changed': 'the paths of the profile do it',
    'account.deleted': 'the paths of the deletion do it',
    'logout.requested': (_event, at) => unread(at),
    'retry.requested': 'the account pages offer it',
  },
  endsIn: [],
};
