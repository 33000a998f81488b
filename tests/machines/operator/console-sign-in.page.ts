import type { SnapshotFrom } from 'xstate';
import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite, press } from '../shared/page-parts';

type At = SnapshotFrom<typeof consoleSignInMachine>;

const SESSION = '/operator/session';
const SIGN_IN = '/operator/sign-in';
const BY_PASSKEY = '/operator/passkey-sign-in';
const OPTIONS = '/operator/passkey-sign-in/options';
const key: Target = { role: 'textbox', name: 'Shop key' };
const email: Target = { role: 'textbox', name: 'Email' };
const password: Target = { role: 'textbox', name: 'Password' };
const enter: Target = { role: 'button', name: 'Sign in' };
const byPasskey: Target = { role: 'button', name: 'Use a passkey' };
const leave: Target = { role: 'button', name: 'Sign out' };
const section = (name: string): Target => ({ role: 'link', name });
const sections: Target = { role: 'navigation', name: 'Console sections' };

const why = ({ context: { failure } }: At): Sight[] => (failure ? [{ shows: toastOfFailure(failure) }] : []);

export const consoleSignInPage: Page<typeof consoleSignInMachine> = {
  open: () => ({ path: '/operator', storage: {} }),
  calls: [SESSION, SIGN_IN, BY_PASSKEY, OPTIONS],
  acts: {
    'key.submitted': ({ key: typed }: { key: string }) => [
      { act: 'type', into: key, text: typed },
      { act: 'press', on: enter },
    ],
    'account.submitted': (typed: { email: string; password: string }) => [
      { act: 'type', into: email, text: typed.email },
      { act: 'type', into: password, text: typed.password },
      { act: 'press', on: enter },
    ],
    'passkey.chosen': [press('button', 'Use a passkey')],
    'key.preferred': [press('button', 'Use the shop key')],
    'account.preferred': [press('button', 'Use an account')],
    'leave.requested': [press('button', 'Sign out')],
  },
  answers: {
    'xstate.done.actor.enterShop': (role: string) => [answers(SESSION, { role })],
    'xstate.error.actor.enterShop': (error: object) => [
      failsToWrite(SESSION, error),
      failsToWrite(SIGN_IN, error),
      failsToWrite(BY_PASSKEY, error),
    ],
    'xstate.done.actor.askPasskey': () => [answers(OPTIONS, { challenge: 'AAAA' })],
    'xstate.error.actor.askPasskey': (error: object) => [failsToWrite(OPTIONS, error)],
    'xstate.done.actor.leaveShop': () => [answers(SESSION, {})],
    'xstate.error.actor.leaveShop': (error: object) => [failsToWrite(SESSION, error)],
  },
  timers: {},
  sights: {
    'outside.byAccount': (at) => [
      { sees: email },
      { sees: byPasskey },
      { lacks: key },
      { lacks: sections },
      ...why(at),
    ],
    'outside.byKey': (at) => [{ sees: key }, { lacks: email }, { lacks: sections }, ...why(at)],
    proving: [{ sees: { ...byPasskey, isBusy: true } }],
    entering: ({ context: { credentials } }) => [
      { sees: { ...(credentials?.kind === 'passkey' ? byPasskey : enter), isBusy: true } },
    ],
    'inside.owner': (at) => [{ sees: section('Accounts') }, { sees: section('Switches') }, ...why(at)],
    'inside.manager': (at) => [{ lacks: section('Accounts') }, { sees: section('Switches') }, ...why(at)],
    'inside.support': (at) => [{ lacks: section('Switches') }, { sees: section('Messages') }, ...why(at)],
    'inside.store': (at) => [{ lacks: section('Messages') }, { sees: section('Orders') }, ...why(at)],
    signingOut: [{ sees: { ...leave, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
