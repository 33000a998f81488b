import { assign, emit, setup } from 'xstate';
import type { ChartMeta, Tag } from '../shared/chart';
import { outputOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type {
  QuestionContext,
  QuestionEmitted,
  QuestionEvent,
  QuestionInput,
  QuestionOutput,
} from './question.types';

function answerOf<TAnswer>(event: QuestionEvent<TAnswer>): TAnswer {
  if (event.type !== 'answer.submitted') throw new Error(`"${event.type}" has no answer`);
  return event.answer;
}

/** Creates the machine of a dialog about an action, for one type of subject and of answer. */
export const question = <TSubject, TAnswer>() => {
  type Context = QuestionContext<TSubject>;
  const actors = {
    readReasons: notProvided<string[], { subject: TSubject }>('readReasons'),
    sendAnswer: notProvided<{ message: string }, { subject: TSubject; answer: TAnswer }>('sendAnswer'),
  };
  return setup({
    types: {} as {
      input: QuestionInput<TSubject>;
      context: Context;
      events: QuestionEvent<TAnswer>;
      emitted: QuestionEmitted;
      output: QuestionOutput;
      tags: Tag;
      meta: ChartMeta;
    },
    actors,
    guards: { hasReasons: ({ context }) => context.hasReasons },
    actions: {
      setReasons: assign(
        ({ event }) => ({ reasons: outputOf<typeof actors, 'readReasons'>(event) }) as Partial<Context>,
      ),
      setMessage: assign(
        ({ event }) =>
          ({ message: outputOf<typeof actors, 'sendAnswer'>(event).message }) as Partial<Context>,
      ),
      setFailure: setFailure(),
      forgetFailure: forgetFailure(),
      announceRefusal: emit({ type: 'answer.refused' }),
    },
  }).createMachine({
    id: 'question',
    description:
      'One dialog about an order or a trip, with or without reasons to choose from. The customer can cancel it, and a second press has no effect.',
    meta: { title: 'Action dialog', rules: ['ORD-06', 'ORD-07', 'ORD-09', 'PHAR-05', 'RENT-54'] },
    context: ({ input }) => ({
      subject: input.subject,
      hasReasons: input.hasReasons,
      reasons: [],
      message: null,
      failure: null,
    }),
    initial: 'opening',
    output: ({ context }) => ({ message: context.message }),
    states: {
      opening: {
        meta: { title: 'Checking for reasons' },
        always: [{ guard: 'hasReasons', target: 'reading' }, { target: 'answering' }],
      },
      reading: {
        meta: { title: 'Loading the reasons' },
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          id: 'readReasons',
          src: 'readReasons',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: { target: 'answering', actions: 'setReasons' },
          onError: { target: 'failed', actions: 'setFailure' },
        },
        on: { 'question.closed': 'declined' },
      },
      failed: {
        meta: { title: 'Loading the reasons failed' },
        tags: 'failed',
        on: { 'retry.requested': 'reading', 'question.closed': 'declined' },
      },
      answering: {
        description: 'The dialog has already shown the cost and the refund.',
        meta: { title: 'Waiting for the answer', rules: ['ORD-06', 'ORD-07', 'ORD-09'] },
        on: { 'answer.submitted': 'sending', 'question.closed': 'declined' },
      },
      sending: {
        meta: { title: 'Sending' },
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          id: 'sendAnswer',
          src: 'sendAnswer',
          input: ({ context, event }) => ({ subject: context.subject, answer: answerOf(event) }),
          onDone: { target: 'answered', actions: 'setMessage' },
          onError: {
            description: 'The dialog stays open with the reason and what was typed.',
            target: 'answering',
            actions: ['setFailure', 'announceRefusal'],
          },
        },
      },
      answered: { meta: { title: 'Answered' }, type: 'final' },
      declined: { meta: { title: 'Declined' }, type: 'final' },
    },
  });
};

export const questionMachine = question<unknown, unknown>();
