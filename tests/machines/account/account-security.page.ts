import type { SnapshotFrom } from 'xstate';
import type { Access } from '../../../domain/auth/access';
import type { accountSecurityMachine } from '../../../machines/account/account-security.machine';
import type { Removal } from '../../../machines/account/account-security.types';
import type { Page, Reply, Sight, Target } from '../../support/model/page';
import { answers, failsToRead, failsToWrite, press } from '../shared/page-parts';
import { answersPerson, signedIn } from './account-parts';
import { LAST_WAY } from './account-security.model';

type At = SnapshotFrom<typeof accountSecurityMachine>;

const PASSKEYS = '/customer/passkeys';
const SESSIONS = '/customer/sessions';
const IDENTITIES = '/customer/identities';

const callOf = (removal: Removal | null): string => {
  switch (removal?.what) {
    case 'passkey':
      return `${PASSKEYS}/${removal.id}`;
    case 'session':
      return `${SESSIONS}/${removal.id}`;
    case 'identity':
      return `${IDENTITIES}/${removal.provider}`;
    default:
      return SESSIONS;
  }
};

const buttons: Record<Removal['what'], Target> = {
  passkey: { role: 'button', name: 'Remove {name}', values: { name: 'My phone' } },
  session: {
    role: 'button',
    name: 'Sign out {name}',
    values: { name: 'Safari on iOS' },
    isStart: true,
  },
  otherSessions: { role: 'button', name: 'Sign out everywhere else' },
  identity: { role: 'button', name: 'Unlink {name}', values: { name: 'Google' } },
};
const titles: Record<Removal['what'], string> = {
  passkey: 'Remove this passkey?',
  session: 'Sign out this device?',
  otherSessions: 'Sign out everywhere else?',
  identity: 'Unlink {name}?',
};
const confirms: Record<Removal['what'], string> = {
  passkey: 'Remove',
  session: 'Sign out',
  otherSessions: 'Sign out',
  identity: 'Unlink',
};

const question = (what: Removal['what'] = 'otherSessions'): Target => ({
  role: 'dialog',
  name: titles[what],
  ...(what === 'identity' && { values: { name: 'Google' } }),
});
const confirm = (at: At): Target => {
  const what = at.context.removal?.what ?? 'otherSessions';
  return { role: 'button', name: confirms[what], inside: question(what) };
};
const naming: Target = { role: 'dialog', name: 'Name this passkey' };
const save: Target = { role: 'button', name: 'Save', inside: naming };
const lastSignInMethod: Target = { role: 'dialog', name: 'This is your only way to sign in' };
const tryAgain: Target = { role: 'button', name: 'Try again' };
const here: Target = { role: 'heading', name: 'Where you’re signed in' };

const toWire = ({ passkeys, sessions, identities }: Access): Reply[] => [
  answers(
    PASSKEYS,
    passkeys.map(({ id, name, device, createdAt, usedAt }) => ({
      id,
      name,
      device,
      created_at: createdAt,
      used_at: usedAt,
    })),
  ),
  answers(
    SESSIONS,
    sessions.map(({ id, isCurrent, device, createdAt, usedAt }) => ({
      id,
      is_current: isCurrent,
      device,
      created_at: createdAt,
      used_at: usedAt,
    })),
  ),
  answers(
    IDENTITIES,
    identities.map(({ provider, createdAt }) => ({ provider, created_at: createdAt })),
  ),
];

const shown = ({ context: { access } }: At): Sight[] =>
  access
    ? [
        { reads: 'This device' },
        access.passkeys.length > 0 ? { sees: buttons.passkey } : { lacks: buttons.passkey },
        access.sessions.length > 1 ? { sees: buttons.otherSessions } : { lacks: buttons.otherSessions },
        access.identities.length > 0 ? { sees: buttons.identity } : { lacks: buttons.identity },
      ]
    : [];

export const accountSecurityPage: Page<typeof accountSecurityMachine> = {
  open: () => ({ path: '/profile?page=security&scenario=CFG-BASE', storage: signedIn, passkeys: 'none' }),
  calls: [
    PASSKEYS,
    SESSIONS,
    IDENTITIES,
    `${PASSKEYS}/key-1`,
    `${SESSIONS}/elsewhere`,
    `${IDENTITIES}/google`,
  ],
  fixed: answersPerson,
  acts: {
    'retry.requested': [{ act: 'press', on: tryAgain }],
    'naming.requested': [press('button', 'Rename {name}', { values: { name: 'My phone' } })],
    'name.submitted': ({ name }: { name: string }) => [
      { act: 'type', into: { role: 'textbox', name: 'Name', inside: naming }, text: name },
      { act: 'press', on: save },
    ],
    'removal.requested': ({ removal }: { removal: Removal }) => [{ act: 'press', on: buttons[removal.what] }],
    'removal.confirmed': (_: never, before: At) => [{ act: 'press', on: confirm(before) }],
    'question.closed': [{ act: 'key', key: 'Escape' }],
  },
  answers: {
    'xstate.done.actor.readAccess': (access: Access) => toWire(access),
    'xstate.error.actor.readAccess': (error: object) =>
      [PASSKEYS, SESSIONS, IDENTITIES].map((call) => failsToRead(call, error)),
    'xstate.done.actor.namePasskey': (output: object) => [answers(`${PASSKEYS}/key-1`, output)],
    'xstate.error.actor.namePasskey': (error: object) => [failsToWrite(`${PASSKEYS}/key-1`, error)],
    'xstate.done.actor.takeAway': (output: object, before: At) => [
      answers(callOf(before.context.removal), output),
    ],
    'xstate.error.actor.takeAway': (error: object, before: At) => [
      failsToWrite(callOf(before.context.removal), error),
    ],
  },
  timers: {},
  sights: {
    'list.loading': (at) =>
      at.context.access === null ? [{ sees: { role: 'status', name: 'Loading your account' } }] : shown(at),
    'list.failed': [{ sees: tryAgain }],
    'list.showing': (at) => (at.matches({ question: 'none' }) ? [{ sees: here }, ...shown(at)] : []),
    'question.none': [{ lacks: naming }, { lacks: lastSignInMethod }],
    'question.naming': [{ sees: naming }],
    'question.savingName': [{ sees: { ...save, isBusy: true } }],
    'question.asking': (at) => [{ sees: confirm(at) }],
    'question.removing': (at) => [{ sees: { ...confirm(at), isBusy: true } }],
    'question.lastSignInMethod': [{ sees: lastSignInMethod }, { reads: LAST_WAY }],
  },
  impossible: {
    'passkey.added': 'the passkey flow adds passkeys, and has its own paths',
    'list.doubted': 'the previous answer of the server causes this step',
    'xstate.error.actor.takeAway': (error: never) =>
      JSON.stringify(error).includes('prove_again')
        ? 'the identity check is a flow with its own paths'
        : null,
  },
  endsIn: [],
};
