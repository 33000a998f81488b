import type { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite, press } from '../shared/page-parts';

const ACCOUNTS = '/operator/accounts';
const MAYA = '/operator/accounts/7';
const add: Target = { role: 'button', name: 'Add an account' };
const goBack: Target = { role: 'button', name: 'Go Back' };
const name: Target = { role: 'textbox', name: 'Name' };
const save: Target = { role: 'button', name: 'Save' };
const copy: Target = { role: 'button', name: 'Copy' };
const done: Target = { role: 'button', name: 'Back to accounts' };
const LINK = '/operator/accounts/7/link';
const remove: Target = { role: 'button', name: 'Remove the account' };

export const operatorAccountsPage: Page<typeof operatorAccountsMachine> = {
  open: () => ({ path: '/operator?view=accounts', storage: {} }),
  calls: [ACCOUNTS, MAYA, LINK],
  acts: {
    'account.opened': ({ id }: { id: number | null }) => [
      id === null
        ? { act: 'press', on: add }
        : { act: 'press', on: { role: 'button', name: 'Edit {name}', values: { name: 'Maya' } } },
    ],
    'account.submitted': ({ draft }: { draft: { name: string; email: string; password: string | null } }) => [
      { act: 'type', into: name, text: draft.name },
      { act: 'type', into: { role: 'textbox', name: 'Email' }, text: draft.email },
      { act: 'type', into: { role: 'textbox', name: 'Password' }, text: draft.password ?? '' },
      { act: 'press', on: save },
    ],
    'link.requested': [
      { act: 'press', on: { role: 'button', name: 'Sign-in link for {name}', values: { name: 'Maya' } } },
    ],
    'removal.requested': [
      { act: 'press', on: { role: 'button', name: 'Remove {name}', values: { name: 'Maya' } } },
    ],
    'removal.confirmed': [press('button', 'Remove the account')],
    'question.closed': (_event, at) => [{ act: 'press', on: at.matches('linked') ? done : goBack }],
  },
  answers: {
    'xstate.done.actor.saveAccount': (id: number) => [answers(ACCOUNTS, { id }), answers(MAYA, {})],
    'xstate.error.actor.saveAccount': (error: object) => [
      failsToWrite(ACCOUNTS, error),
      failsToWrite(MAYA, error),
    ],
    'xstate.done.actor.createLink': ({ url, expiresAt }: { url: string; expiresAt: string }) => [
      answers(LINK, { url, expires_at: expiresAt }),
    ],
    'xstate.error.actor.createLink': (error: object) => [failsToWrite(LINK, error)],
    'xstate.done.actor.removeAccount': () => [answers(MAYA, {})],
    'xstate.error.actor.removeAccount': (error: object) => [failsToWrite(MAYA, error)],
  },
  timers: {},
  sights: {
    listing: [{ sees: add }, { lacks: name }],
    editing: [{ sees: name }, { sees: save }],
    saving: [{ sees: { ...save, isBusy: true } }],
    linking: [{ lacks: copy }],
    linked: [{ sees: copy }, { sees: done }],
    confirming: [{ sees: remove }],
    removing: [{ sees: { ...remove, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
