import type { SnapshotFrom } from 'xstate';
import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite, press } from '../shared/page-parts';

type At = SnapshotFrom<typeof consoleSignInMachine>;

const SESSION = '/operator/session';
const key: Target = { role: 'textbox', name: 'Shop key' };
const enter: Target = { role: 'button', name: 'Sign in' };
const leave: Target = { role: 'button', name: 'Sign out' };
const desk: Target = { role: 'navigation', name: 'Console sections' };

const why = ({ context: { failure } }: At): Sight[] => (failure ? [{ shows: toastOfFailure(failure) }] : []);

export const consoleSignInPage: Page<typeof consoleSignInMachine> = {
  open: () => ({ path: '/operator', storage: {} }),
  calls: [SESSION],
  acts: {
    'key.submitted': ({ key: typed }: { key: string }) => [
      { act: 'type', into: key, text: typed },
      { act: 'press', on: enter },
    ],
    'leave.requested': [press('button', 'Sign out')],
  },
  answers: {
    'xstate.done.actor.enterShop': () => [answers(SESSION, {})],
    'xstate.error.actor.enterShop': (error: object) => [failsToWrite(SESSION, error)],
    'xstate.done.actor.leaveShop': () => [answers(SESSION, {})],
    'xstate.error.actor.leaveShop': (error: object) => [failsToWrite(SESSION, error)],
  },
  timers: {},
  sights: {
    outside: (at) => [{ sees: key }, { lacks: desk }, ...why(at)],
    entering: [{ sees: { ...enter, isBusy: true } }],
    inside: (at) => [{ sees: desk }, { lacks: key }, ...why(at)],
    leaving: [{ sees: { ...leave, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
