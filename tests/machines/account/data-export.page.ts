import type { dataExportMachine } from '../../../machines/account/data-export.machine';
import type { Page, Target } from '../../support/model/page';
import { answers, failsToRead } from '../shared/page-parts';
import { answersPerson, signedIn } from './account-parts';

const DATA = '/customer/own-data';
const download: Target = { role: 'button', name: 'Download' };

export const dataExportPage: Page<typeof dataExportMachine> = {
  open: () => ({ path: '/settings?scenario=CFG-BASE', storage: signedIn }),
  calls: [DATA],
  fixed: answersPerson,
  acts: { 'download.requested': [{ act: 'press', on: download }] },
  answers: {
    'xstate.done.actor.saveDataExport': () => [answers(DATA, { f_name: 'Amira' })],
    'xstate.error.actor.saveDataExport': (error: object) => [failsToRead(DATA, error)],
  },
  timers: {},
  sights: {
    idle: [{ sees: download }],
    downloading: [{ sees: { ...download, isBusy: true } }],
  },
  impossible: {},
  endsIn: [],
};
