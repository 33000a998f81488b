import { questionMachine } from '../../../machines/orders/question.machine';
import { createModel } from '../../support/model';

export const reasons = ['Ordered by mistake', 'It takes too long'];
const off = { error: { code: 'offline', messages: [] } };

export const questionModel = createModel(questionMachine, {
  input: { subject: { orderId: 1002 }, hasReasons: true },
  otherInputs: [{ subject: { orderId: 1002 }, hasReasons: false }],
  fixtures: [
    { type: 'answer.submitted', answer: { reason: 'Ordered by mistake', note: '' } },
    { type: 'xstate.done.actor.readReasons', output: reasons },
    { type: 'xstate.error.actor.readReasons', ...off },
    { type: 'xstate.done.actor.sendAnswer', output: { message: 'Done.' } },
    { type: 'xstate.error.actor.sendAnswer', ...off },
  ],
  vertex: ({ context }) => [context.hasReasons, context.failure?.code],
  invariants: {
    'a question with reasons opens only when they have loaded': (at) =>
      !at.matches('answering') || !at.context.hasReasons || at.context.reasons.length > 0,
    'a declined question has no answer': (at) => !at.matches('declined') || at.context.message === null,
  },
});
