import { ownDataMachine } from '../../../machines/account/own-data.machine';
import { createModel } from '../../support/model';

export const ownDataModel = createModel(ownDataMachine, {
  fixtures: [
    { type: 'xstate.done.actor.saveOwnData', output: undefined },
    { type: 'xstate.error.actor.saveOwnData', error: { code: 'offline', messages: [] } },
  ],
  vertex: () => null,
  invariants: {
    'it is busy exactly while the data is collected': (at) => at.matches('downloading') === at.hasTag('busy'),
  },
});
