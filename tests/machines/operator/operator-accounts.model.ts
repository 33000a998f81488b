import { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import { createModel } from '../../support/model';

const off = { error: { code: 'offline', messages: [] } };
const draft = {
  id: null,
  name: 'Maya',
  email: 'maya@shop.example',
  role: 'manager',
  storeId: null,
  isActive: true,
  password: 'a long password',
} as const;
const invited = { ...draft, password: null };
const link = { url: 'https://shop.example/operator/link#a-token', expiresAt: '2026-01-06T10:00:00Z' };

export const operatorAccountsModel = createModel(operatorAccountsMachine, {
  fixtures: [
    { type: 'account.opened', id: null },
    { type: 'account.opened', id: 7 },
    { type: 'account.submitted', draft },
    { type: 'account.submitted', draft: invited },
    { type: 'link.requested', id: 7 },
    { type: 'removal.requested', id: 7 },
    { type: 'removal.confirmed' },
    { type: 'question.closed' },
    { type: 'xstate.done.actor.saveAccount', output: 7 },
    { type: 'xstate.error.actor.saveAccount', ...off },
    { type: 'xstate.done.actor.createLink', output: link },
    { type: 'xstate.error.actor.createLink', ...off },
    { type: 'xstate.done.actor.removeAccount', output: undefined },
    { type: 'xstate.error.actor.removeAccount', ...off },
  ],
  vertex: ({ context }) => [context.id, context.failure?.code, context.draft?.password],
  invariants: {
    'the password is kept only while the account is saved': (at) =>
      at.matches('saving') === (at.context.draft !== null),
    'the link is kept only while it is shown': (at) => at.matches('linked') === (at.context.link !== null),
    'only an existing account is removed': (at) => !at.matches('removing') || at.context.id !== null,
  },
});
