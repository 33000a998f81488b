import type { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite } from '../shared/page-parts';

const PASSWORD = '/operator/password';
const old: Target = { role: 'textbox', name: 'Current password' };
const fresh: Target = { role: 'textbox', name: 'New password' };
const save: Target = { role: 'button', name: 'Change password' };

export const operatorPasswordPage: Page<typeof operatorPasswordMachine> = {
  open: () => ({ path: '/operator?view=self', storage: {} }),
  calls: [PASSWORD],
  acts: {
    'password.submitted': ({ change }: { change: { oldPassword: string; password: string } }) => [
      { act: 'type', into: old, text: change.oldPassword },
      { act: 'type', into: fresh, text: change.password },
      { act: 'press', on: save },
    ],
  },
  answers: {
    'xstate.done.actor.changePassword': () => [answers(PASSWORD, {})],
    'xstate.error.actor.changePassword': (error: object) => [failsToWrite(PASSWORD, error)],
  },
  timers: {},
  sights: {
    typing: [{ sees: old }, { sees: fresh }],
    saving: [{ sees: { ...save, isBusy: true } }],
    changed: [{ sees: old }],
  },
  impossible: {},
  endsIn: [],
};
