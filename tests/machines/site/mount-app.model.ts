import { mountAppMachine } from '../../../machines/site/mount-app.machine';
import { createModel } from '../../support/model';

const broken = new Error('broken');

export const mountAppModel = createModel(mountAppMachine, {
  fixtures: [
    { type: 'xstate.done.actor.reachReader', output: undefined },
    { type: 'xstate.error.actor.reachReader', error: broken },
    { type: 'xstate.done.actor.mountApp', output: false },
    { type: 'xstate.done.actor.mountApp', output: true },
    { type: 'xstate.error.actor.mountApp', error: broken },
    { type: 'xstate.done.actor.transferLateInput', output: false },
    { type: 'xstate.done.actor.transferLateInput', output: true },
    { type: 'xstate.error.actor.transferLateInput', error: broken },
    { type: 'xstate.done.actor.loadFlows', output: undefined },
    { type: 'xstate.error.actor.loadFlows', error: broken },
    { type: 'xstate.done.actor.awaitChance', output: undefined },
    { type: 'xstate.error.actor.awaitChance', error: broken },
  ],
  vertex: ({ context }) => context.isInputLeft,
});
