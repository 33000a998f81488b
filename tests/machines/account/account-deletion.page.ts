import type { accountDeletionMachine } from '../../../machines/account/account-deletion.machine';
import type { Page, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { toastOf } from '../shared/notices.words';
import { answers, failsToWrite, press } from '../shared/page-parts';
import { answersPerson, signedIn } from './account-parts';

const REMOVE = '/customer/remove-account';
const question: Target = { role: 'dialog', name: 'Delete your account?' };
const remove: Target = { role: 'button', name: 'Delete permanently', inside: question };
const field: Target = {
  role: 'textbox',
  name: 'To confirm, type <0>{phrase}</0>',
  values: { phrase: 'amira@souk.test' },
  inside: question,
};

export const accountDeletionPage: Page<typeof accountDeletionMachine> = {
  open: () => ({ path: '/profile?page=profile-settings&scenario=CFG-BASE', storage: signedIn }),
  calls: [REMOVE],
  fixed: answersPerson,
  acts: {
    'deletion.requested': [press('button', 'Delete my account')],
    'deletion.confirmed': ({ typed }: { typed: string }) => [
      { act: 'type', into: field, text: typed },
      { act: 'press', on: remove },
    ],
    'deletion.cancelled': [press('button', 'Keep my account', { inside: question })],
  },
  answers: {
    'xstate.done.actor.deleteAccount': () => [answers(REMOVE, { message: 'Account has been deleted' })],
    'xstate.error.actor.deleteAccount': (error: object) => [failsToWrite(REMOVE, error)],
  },
  timers: {},
  sights: {
    idle: [{ lacks: question }],
    asking: ({ context: { hasMistyped, failure } }) => [
      // The first reason of the refusal is shown below the field.
      ...(failure ? [{ shows: toastOfFailure({ ...failure, messages: failure.messages.slice(0, 1) }) }] : []),
      { sees: field },
      { reads: 'Your order and trip history' },
      hasMistyped
        ? { reads: 'This is not the email or phone number of your account.' }
        : { misses: 'This is not the email or phone number of your account.' },
    ],
    deleting: [{ sees: { ...remove, isBusy: true } }],
    deleted: [{ lacks: question }, { sees: { role: 'button', name: 'Sign In', inside: { role: 'banner' } } }],
  },
  news: {
    'account.deleted': () => [{ shows: toastOf({ type: 'notice', code: 'accountDeleted' }) }],
  },
  impossible: {},
  endsIn: [],
};
