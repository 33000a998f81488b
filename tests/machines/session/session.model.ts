import type { Person } from '../../../domain/person';
import { sessionMachine } from '../../../machines/session/session.machine';
import { createModel } from '../../support/model';

export const dana: Person = {
  id: 1,
  firstName: 'Dana',
  lastName: 'Brook',
  email: 'dana@example.test',
  phone: '+971501110001',
  imageUrl: null,
  isEmailVerified: true,
  isPhoneVerified: true,
  walletBalance: 120_00,
  loyaltyPoints: 350,
  refCode: 'DANA10',
  referral: { earned: 0, friends: 0 },
  interests: {},
  consent: { orders: true, offers: false },
};

export const sessionModel = createModel(sessionMachine, {
  fixtures: [
    { type: 'guestId.needed', refusedIds: [] },
    { type: 'guestId.needed', refusedIds: ['guest-1'] },
    { type: 'guestId.needed', refusedIds: ['guest-of-long-ago'] },
    { type: 'guestId.needed', refusedIds: ['guest-1', 'guest-3'] },
    { type: 'guestId.foundElsewhere', guestId: 'guest-1' },
    { type: 'guestId.foundElsewhere', guestId: 'guest-2' },
    { type: 'signIn.completed', token: 'token-1', entry: 'sign-in' },
    { type: 'signIn.completed', token: 'token-2', entry: 'sign-up' },
    { type: 'token.refused', token: 'token-1' },
    { type: 'token.refused', token: 'token-of-long-ago' },
    { type: 'token.foundElsewhere', token: 'token-1' },
    { type: 'token.foundElsewhere', token: 'token-2' },
    { type: 'token.foundElsewhere', token: null },
    { type: 'xstate.done.actor.readGuestId', output: 'guest-1' },
    { type: 'xstate.done.actor.readGuestId', output: null },
    { type: 'xstate.error.actor.readGuestId', error: new Error('storage is off') },
    { type: 'xstate.done.actor.requestGuestId', output: 'guest-3' },
    { type: 'xstate.error.actor.requestGuestId', error: { code: 'offline' } },
    { type: 'xstate.done.actor.readToken', output: 'token-1' },
    { type: 'xstate.done.actor.readToken', output: null },
    { type: 'xstate.error.actor.readToken', error: new Error('storage is off') },
    { type: 'xstate.done.actor.loadProfile', output: dana },
    { type: 'xstate.error.actor.loadProfile', error: { code: 'server' } },
    { type: 'xstate.done.actor.keepInterests', output: true },
    { type: 'xstate.done.actor.keepInterests', output: false },
    { type: 'xstate.error.actor.keepInterests', error: new Error('storage is off') },
    { type: 'xstate.done.actor.revokeToken', output: undefined },
    { type: 'xstate.error.actor.revokeToken', error: { code: 'offline' } },
  ],
  vertex: ({ context: { guestId, refusedId, token, person } }) => [
    guestId,
    refusedId,
    token,
    person !== null,
  ],
  invariants: {
    'an identified guest has an id': (at) =>
      at.matches({ guest: 'identified' }) === (at.context.guestId !== null),
    'an id that the server refused is not used again': (at) =>
      at.context.refusedId === null || at.context.guestId !== at.context.refusedId,
    'a guest without an id has a failure': (at) =>
      !at.matches({ guest: 'unidentified' }) || at.context.failure !== null,
    'a customer is signed in exactly while there is a token': (at) =>
      (at.context.token === null) ===
      (at.matches({ account: 'signedOut' }) || at.matches({ account: 'reading' })),
    'no profile is kept without a customer': (at) =>
      at.context.token !== null || (at.context.person === null && at.context.profileFailure === null),
    'only a signed-in customer can sign out': (at) =>
      !at.matches({ account: { signedIn: { logout: 'loggingOut' } } }) || at.context.token !== null,
    'a profile that could not load has a failure': (at) =>
      at.matches({ account: { signedIn: { profile: 'failed' } } }) === (at.context.profileFailure !== null) ||
      !at.matches({ account: 'signedIn' }),
  },
});
