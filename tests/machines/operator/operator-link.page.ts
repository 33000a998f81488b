import type { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite, press } from '../shared/page-parts';

const LINK = '/operator/link';
const password: Target = { role: 'textbox', name: 'New password' };
const save: Target = { role: 'button', name: 'Save and sign in' };

export const operatorLinkPage: Page<typeof operatorLinkMachine> = {
  open: () => ({ path: '/operator/link#a-token', storage: {} }),
  model: { otherInputs: [] },
  calls: [LINK],
  acts: {
    'password.submitted': ({ password: typed }: { password: string }) => [
      { act: 'type', into: password, text: typed },
      { act: 'press', on: save },
    ],
    'retry.requested': [press('button', 'Try again')],
  },
  answers: {
    'xstate.done.actor.readLink': (account: object) => [answers(LINK, account)],
    'xstate.error.actor.readLink': (error: object) => [failsToWrite(LINK, error)],
    'xstate.done.actor.useLink': () => [answers(LINK, {})],
    'xstate.error.actor.useLink': (error: object) => [failsToWrite(LINK, error)],
  },
  timers: {},
  sights: {
    checking: [{ sees: { role: 'heading', name: 'Set your password' } }, { lacks: password }],
    unchecked: [{ sees: { role: 'button', name: 'Try again' } }],
    typing: [{ sees: password }, { sees: save }],
    saving: [{ sees: { ...save, isBusy: true } }],
    used: [],
    invalid: [{ sees: { role: 'heading', name: 'This link doesn’t work' } }, { lacks: password }],
  },
  impossible: {},
  endsIn: [],
};
