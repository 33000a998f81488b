import { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import { createModel } from '../../support/model';

export const storeOpeningModel = createModel(storeOpeningMachine, {
  fixtures: [
    { type: 'pause.requested', minutes: 30 },
    { type: 'orders.resumed' },
    { type: 'xstate.done.actor.savePause', output: undefined },
    { type: 'xstate.error.actor.savePause', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.minutes, context.failure?.code],
  invariants: {},
});
