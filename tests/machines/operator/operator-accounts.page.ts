import type { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite, press } from '../shared/page-parts';

const ACCOUNTS = '/operator/accounts';
const MAYA = '/operator/accounts/7';
const add: Target = { role: 'button', name: 'Add an account' };
const name: Target = { role: 'textbox', name: 'Name' };
const save: Target = { role: 'button', name: 'Save' };
const remove: Target = { role: 'button', name: 'Remove the account' };

export const operatorAccountsPage: Page<typeof operatorAccountsMachine> = {
  open: () => ({ path: '/operator?view=accounts', storage: {} }),
  calls: [ACCOUNTS, MAYA],
  acts: {
    'account.opened': ({ id }: { id: number | null }) => [
      id === null
        ? { act: 'press', on: add }
        : { act: 'press', on: { role: 'button', name: 'Edit {name}', values: { name: 'Maya' } } },
    ],
    'account.submitted': ({ draft }: { draft: { name: string; email: string; password: string } }) => [
      { act: 'type', into: name, text: draft.name },
      { act: 'type', into: { role: 'textbox', name: 'Email' }, text: draft.email },
      { act: 'type', into: { role: 'textbox', name: 'Password' }, text: draft.password },
      { act: 'press', on: save },
    ],
    'removal.requested': [
      { act: 'press', on: { role: 'button', name: 'Remove {name}', values: { name: 'Maya' } } },
    ],
    'removal.confirmed': [press('button', 'Remove the account')],
    'question.closed': [press('button', 'Go Back')],
  },
  answers: {
    'xstate.done.actor.saveAccount': () => [answers(ACCOUNTS, {}), answers(MAYA, {})],
    'xstate.error.actor.saveAccount': (error: object) => [
      failsToWrite(ACCOUNTS, error),
      failsToWrite(MAYA, error),
    ],
    'xstate.done.actor.removeAccount': () => [answers(MAYA, {})],
    'xstate.error.actor.removeAccount': (error: object) => [failsToWrite(MAYA, error)],
  },
  timers: {},
  sights: {
    listing: [{ sees: add }, { lacks: name }],
    editing: [{ sees: name }, { sees: save }],
    saving: [{ sees: { ...save, isBusy: true } }],
    confirming: [{ sees: remove }],
    removing: [{ sees: { ...remove, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
