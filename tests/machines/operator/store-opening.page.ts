import type { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToWrite } from '../shared/page-parts';

const PAUSE = '/operator/store/pause';
const close: Target = { role: 'button', name: 'Close for 30 minutes' };
const resume: Target = { role: 'button', name: 'Resume orders' };

export const storeOpeningPage: Page<typeof storeOpeningMachine> = {
  open: () => ({ path: '/operator?view=opening', storage: {} }),
  calls: [PAUSE],
  acts: {
    'pause.requested': [{ act: 'press', on: close }],
    'orders.resumed': [{ act: 'press', on: resume }],
  },
  answers: {
    'xstate.done.actor.savePause': () => [answers(PAUSE, {})],
    'xstate.error.actor.savePause': (error: object) => [failsToWrite(PAUSE, error)],
  },
  timers: { lookAgain: 20_000 },
  sights: {
    showing: [{ sees: close }, { sees: resume }],
    saving: ({ context: { minutes } }) => [
      { sees: { ...(minutes === null ? resume : close), isBusy: true } },
    ],
  },
  impossible: {},
  endsIn: [],
};
