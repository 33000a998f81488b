import type { interestsMachine } from '../../../machines/catalogue/interests.machine';
import type { Page, Target } from '../../support/model/page';
import { answersPerson, signedIn } from '../account/account-parts';
import { toastOfFailure } from '../shared/failures.words';
import { answers, failsToWrite, press } from '../shared/page-parts';

const SAVE = '/customer/update-interest';
const BAKERY = 'Bakery';
const category: Target = { role: 'button', name: BAKERY };
const save: Target = { role: 'button', name: 'Save' };

export const interestsPage: Page<typeof interestsMachine> = {
  open: () => ({ path: '/interest?scenario=CFG-BASE', isBare: true, storage: signedIn }),
  calls: [SAVE],
  fixed: {
    ...answersPerson,
    // The requests of the page below the interests.
    '/customer/visit-again': [],
    '/categories': [
      { id: 11, name: BAKERY, image_full_url: null, parent_id: 0, products_count: 3, childes: [] },
    ],
  },
  acts: {
    'category.toggled': [{ act: 'press', on: category }],
    'save.requested': [{ act: 'press', on: save }],
    'skip.requested': [press('button', 'Skip')],
  },
  answers: {
    'xstate.done.actor.saveInterests': () => [answers(SAVE, {})],
    'xstate.error.actor.saveInterests': (error: object) => [failsToWrite(SAVE, error)],
  },
  timers: {},
  sights: {
    choosing: ({ context }) => [{ sees: { ...category, isPressed: context.chosen.length > 0 } }],
    'choosing.quiet': [{ lacks: { role: 'alert', inside: { role: 'main' } } }],
    'choosing.failed': ({ context }) => (context.failure ? [{ shows: toastOfFailure(context.failure) }] : []),
    saving: [{ sees: { ...save, isBusy: true } }],
    done: [{ address: '/home' }, { lacks: save }],
  },
  impossible: {},
  endsIn: [],
};
