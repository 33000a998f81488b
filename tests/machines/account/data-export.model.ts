import { dataExportMachine } from '../../../machines/account/data-export.machine';
import { createModel } from '../../support/model';

export const dataExportModel = createModel(dataExportMachine, {
  fixtures: [
    { type: 'xstate.done.actor.saveDataExport', output: undefined },
    { type: 'xstate.error.actor.saveDataExport', error: { code: 'offline', messages: [] } },
  ],
  vertex: () => null,
  invariants: {
    'it is busy exactly while the data is collected': (at) => at.matches('downloading') === at.hasTag('busy'),
  },
});
