import { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import { createModel } from '../../support/model';

export const operatorPasskeysModel = createModel(operatorPasskeysMachine, {
  fixtures: [
    { type: 'adding.opened' },
    { type: 'passkey.submitted', draft: { name: 'Work laptop', password: 'a long password' } },
    { type: 'removal.requested', id: 'key-1' },
    { type: 'removal.confirmed' },
    { type: 'question.closed' },
    { type: 'xstate.done.actor.addPasskey', output: { message: 'Your passkey is ready.' } },
    { type: 'xstate.error.actor.addPasskey', error: { code: 'cancelled' } },
    { type: 'xstate.error.actor.addPasskey', error: { code: 'refused', messages: ['It is known already.'] } },
    { type: 'xstate.done.actor.removePasskey', output: { message: 'Your passkey has been removed.' } },
    { type: 'xstate.error.actor.removePasskey', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.failure?.code],
  invariants: {
    'the password is kept only while the passkey is added': (at) =>
      at.matches('adding') === (at.context.draft !== null),
    'a passkey is chosen only while its removal is confirmed and sent': (at) =>
      (at.matches('confirming') || at.matches('removing')) === (at.context.removedId !== null),
  },
});
