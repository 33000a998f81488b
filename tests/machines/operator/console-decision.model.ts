import { consoleDecisionMachine } from '../../../machines/operator/console-decision.machine';
import { createModel } from '../../support/model';

export const consoleDecisionModel = createModel(consoleDecisionMachine, {
  fixtures: [
    { type: 'decision.made', subject: { kind: 'order', id: 10001, decision: 'confirmed' } },
    { type: 'decision.made', subject: { kind: 'order', id: 10001, decision: 'canceled' } },
    { type: 'decision.made', subject: { kind: 'registration', id: 1001, decision: 'refused' } },
    { type: 'decision.made', subject: { kind: 'conversation', id: 1001, decision: 'answered' } },
    { type: 'decision.made', subject: { kind: 'order', id: 10001, decision: 'prescription_priced' } },
    { type: 'decision.made', subject: { kind: 'order', id: 10001, decision: 'refunded' } },
    { type: 'list.searched', text: '10001' },
    { type: 'list.filtered', filter: 'open' },
    { type: 'good.counted', itemId: 301, variation: null, quantity: 2 },
    { type: 'good.counted', itemId: 301, variation: null, quantity: 0 },
    { type: 'reason.submitted', reason: 'No bread left' },
    { type: 'reason.submitted', reason: ' ' },
    { type: 'xstate.done.actor.decide', output: undefined },
    {
      type: 'xstate.error.actor.decide',
      error: { code: 'refused', messages: ['Too late'], errors: [{ code: 'decision', message: 'Too late' }] },
    },
    { type: 'xstate.error.actor.decide', error: { code: 'offline', messages: [] } },
  ],
  vertex: ({ context }) => [context.subject?.decision, context.goods.length, context.reason],
  invariants: {
    'a decision that needs a reason has one': (at) =>
      !at.matches('deciding') ||
      at.context.subject?.decision === 'confirmed' ||
      at.context.subject?.decision === 'prescription_priced' ||
      at.context.subject?.decision === 'refunded' ||
      (at.context.reason ?? '') !== '',
    'a priced order has items': (at) =>
      !at.matches('deciding') ||
      at.context.subject?.decision !== 'prescription_priced' ||
      at.context.goods.length > 0,
  },
});
