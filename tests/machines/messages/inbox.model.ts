import { inboxMachine } from '../../../machines/messages/inbox.machine';
import { createModel } from '../../support/model';

const broken = { error: new Error('broken') };

export const inboxModel = createModel(inboxMachine, {
  fixtures: [
    { type: 'page.changed', isSeen: true },
    { type: 'page.changed', isSeen: false },
    { type: 'inbox.changed', version: 7, messages: 2, notifications: 1 },
    { type: 'xstate.done.actor.introduceDevice', output: undefined },
    { type: 'xstate.error.actor.introduceDevice', ...broken },
    { type: 'xstate.done.actor.pause', output: undefined },
    { type: 'xstate.error.actor.pause', ...broken },
    { type: 'xstate.error.actor.listen', ...broken },
    { type: 'xstate.error.actor.watchPage', ...broken },
  ],
  vertex: ({ context }) => [context.version],
  stopWhen: ({ context }) => context.failures > 2,
  invariants: {
    'no updates are received while the page is hidden': (at) => !at.matches('away') || !at.children.listen,
  },
});
