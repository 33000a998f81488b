import type { PasskeyDraft } from '../../../domain/operator-roles';
import type { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import type { Page, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite, press } from '../shared/page-parts';

const OPTIONS = '/operator/passkeys/options';
const PASSKEYS = '/operator/passkeys';
const LAPTOP = '/operator/passkeys/key-1';
const add: Target = { role: 'button', name: 'Add a passkey' };
const name: Target = { role: 'textbox', name: 'Name' };
const password: Target = { role: 'textbox', name: 'Current password' };
const proceed: Target = { role: 'button', name: 'Continue' };
const goBack: Target = { role: 'button', name: 'Go Back' };
const question: Target = { role: 'dialog', name: 'Remove this passkey?' };
const removeIt: Target = { role: 'button', name: 'Remove' };

export const operatorPasskeysPage: Page<typeof operatorPasskeysMachine> = {
  open: () => ({ path: '/operator?view=self', storage: {} }),
  calls: [OPTIONS, PASSKEYS, LAPTOP],
  acts: {
    'adding.opened': [{ act: 'press', on: add }],
    'passkey.submitted': ({ draft }: { draft: PasskeyDraft }) => [
      { act: 'type', into: name, text: draft.name ?? '' },
      { act: 'type', into: password, text: draft.password },
      { act: 'press', on: proceed },
    ],
    'removal.requested': [
      { act: 'press', on: { role: 'button', name: 'Remove {name}', values: { name: 'Work laptop' } } },
    ],
    'removal.confirmed': [press('button', 'Remove')],
    'question.closed': [{ act: 'press', on: goBack }],
  },
  answers: {
    'xstate.done.actor.addPasskey': (output: object) => [
      answers(OPTIONS, { challenge: 'AAAA' }),
      answers(PASSKEYS, output),
    ],
    'xstate.error.actor.addPasskey': (error: object) => [failsToWrite(OPTIONS, error)],
    'xstate.done.actor.removePasskey': (output: object) => [answers(LAPTOP, output)],
    'xstate.error.actor.removePasskey': (error: object) => [failsToWrite(LAPTOP, error)],
  },
  timers: {},
  sights: {
    listing: [{ sees: add }, { lacks: password }],
    naming: ({ context: { failure } }) => [
      { sees: name },
      { sees: proceed },
      ...(failure ? [{ shows: toastOfFailure(failure) }] : []),
    ],
    adding: [{ sees: { ...proceed, isBusy: true } }],
    confirming: [{ sees: question }, { sees: removeIt }],
    removing: [{ sees: { ...removeIt, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
