import { takeOverMachine } from '../../../machines/site/take-over.machine';
import { createModel } from '../../support/model';

const broken = new Error('broken');

export const takeOverModel = createModel(takeOverMachine, {
  fixtures: [
    { type: 'xstate.done.actor.reachReader', output: undefined },
    { type: 'xstate.error.actor.reachReader', error: broken },
    { type: 'xstate.done.actor.takeOver', output: undefined },
    { type: 'xstate.error.actor.takeOver', error: broken },
  ],
  vertex: () => null,
});
