import type { Access } from '../../../domain/auth/access';
import { accountSecurityMachine } from '../../../machines/account/account-security.machine';
import { createModel } from '../../support/model';

const phone = { browser: 'Safari', system: 'iOS' };
const here = { browser: 'Firefox', system: 'Linux' };

export const amirasAccess: Access = {
  passkeys: [
    {
      id: 'key-1',
      name: 'My phone',
      device: phone,
      createdAt: '2026-10-02T08:00:00.000Z',
      usedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  sessions: [
    {
      id: 'here',
      isCurrent: true,
      device: here,
      createdAt: '2026-11-20T09:00:00.000Z',
      usedAt: '2026-11-24T09:00:00.000Z',
    },
    {
      id: 'elsewhere',
      isCurrent: false,
      device: phone,
      createdAt: '2026-11-01T09:00:00.000Z',
      usedAt: '2026-11-23T17:30:00.000Z',
    },
  ],
  identities: [{ provider: 'google', createdAt: '2026-09-01T09:00:00.000Z' }],
};

/** One session, one sign-in method: a password. */
export const onlyHere: Access = {
  passkeys: [],
  sessions: amirasAccess.sessions.slice(0, 1),
  identities: [],
};

export const refusedAs = (code: string, message: string) => ({
  code: 'refused',
  messages: [message],
  errors: [{ code, message }],
});
export const LAST_WAY = 'This is your only way to sign in. Add another one first.';

export const accountSecurityModel = createModel(accountSecurityMachine, {
  fixtures: [
    { type: 'naming.requested', id: 'key-1' },
    { type: 'name.submitted', name: 'Work phone' },
    { type: 'removal.requested', removal: { what: 'passkey', id: 'key-1' } },
    { type: 'removal.requested', removal: { what: 'session', id: 'elsewhere' } },
    { type: 'removal.requested', removal: { what: 'otherSessions' } },
    { type: 'removal.requested', removal: { what: 'identity', provider: 'google' } },
    { type: 'xstate.done.actor.readAccess', output: amirasAccess },
    { type: 'xstate.done.actor.readAccess', output: onlyHere },
    { type: 'xstate.error.actor.readAccess', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.namePasskey', output: { message: 'Passkey renamed.' } },
    { type: 'xstate.error.actor.namePasskey', error: { code: 'offline', messages: [] } },
    { type: 'xstate.done.actor.takeAway', output: { message: 'It is gone.' } },
    { type: 'xstate.error.actor.takeAway', error: refusedAs('last_way', LAST_WAY) },
    {
      type: 'xstate.error.actor.takeAway',
      error: refusedAs('prove_again', 'Please confirm it’s you first.'),
    },
    { type: 'xstate.error.actor.takeAway', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [
    context.access === null,
    context.access?.passkeys.length,
    context.access?.sessions.length,
    context.access?.identities.length,
    context.removal?.what,
  ],
  invariants: {
    'the current device is never signed out': ({ context }) =>
      context.access === null || context.access.sessions.some(({ isCurrent }) => isCurrent),
    'the dialog is about a known entry': (at) =>
      !(at.matches({ question: 'asking' }) || at.matches({ question: 'removing' })) ||
      at.context.removal !== null,
    'no entry is kept after the dialog has closed': (at) =>
      !at.matches({ question: 'none' }) || (at.context.removal === null && at.context.namedId === null),
  },
});
