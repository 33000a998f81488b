import type { passkeyMachine } from '../../../machines/account/passkey.machine';
import type { ModelEvent } from '../../../src/flows/chart/taken';
import type { Page, Passkeys, Target } from '../../support/model/page';
import { refused } from '../session/sign-ins';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite } from '../shared/page-parts';
import { answersAccess, answersPerson, signedIn } from './account-parts';
import { passkeyModel } from './passkey.model';

const KEEP = '/auth/passkey/register';
const add: Target = { role: 'button', name: 'Add a passkey' };
const sessions: Target = { role: 'heading', name: 'Where you’re signed in' };

const deviceOf = (checked: ModelEvent | undefined): Passkeys => {
  if (checked?.type === 'xstate.error.actor.checkSupport') return 'unknown';
  return checked?.output === true ? 'kept' : 'none';
};
const isCancelled = (error: object): boolean => 'code' in error && error.code === 'cancelled';

export const passkeyPage: Page<typeof passkeyMachine> = {
  model: {
    fixtures: [
      ...passkeyModel.fixtures.filter(
        ({ type, error }) => type !== 'xstate.error.actor.addPasskey' || isCancelled(error as object),
      ),
      {
        type: 'xstate.error.actor.addPasskey',
        error: refused(['passkey', 'It is known already.']),
      },
    ] as never,
  },
  open: (_input, [checked]) => ({
    path: '/profile?page=security&scenario=CFG-BASE',
    storage: signedIn,
    passkeys: deviceOf(checked),
  }),
  calls: [KEEP],
  fixed: {
    ...answersPerson,
    ...answersAccess,
    '/auth/passkey/register-options': {
      challenge: 'AAAA',
      rp: { id: 'localhost', name: 'Souk' },
      user: { id: 'AAAA', name: 'amira@souk.test', displayName: 'Amira' },
      pubKeyCredParams: [],
    },
  },
  acts: { 'passkey.requested': [{ act: 'press', on: add }] },
  answers: {
    // The device answers before the page can be checked.
    'xstate.done.actor.checkSupport': () => [],
    'xstate.error.actor.checkSupport': () => [],
    'xstate.done.actor.addPasskey': (output: { message: string }) => [
      { passkey: 'made' },
      answers(KEEP, output),
    ],
    'xstate.error.actor.addPasskey': (error: object) =>
      isCancelled(error) ? [{ passkey: 'closed' }] : [{ passkey: 'made' }, failsToWrite(KEEP, error)],
  },
  timers: {},
  sights: {
    checking: [],
    unsupported: [{ sees: sessions }, { lacks: add }],
    ready: [{ sees: add }],
    adding: [{ sees: { ...add, isBusy: true } }],
    failed: ({ context }) => [
      { sees: add },
      ...(context.failure ? [{ shows: toastOfFailure(context.failure) }] : []),
    ],
  },
  impossible: {},
  endsIn: [],
};
