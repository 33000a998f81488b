import type { ActorRefFrom } from 'xstate';
import type { questionMachine } from '../../../../machines/orders/question.machine';
import { bindFlow } from '../../../platform/flow';

export type QuestionFlow = ActorRefFrom<typeof questionMachine>;

export const [QuestionActor, useQuestionRef, useQuestion] = bindFlow<QuestionFlow>('question');

export function useAnswer<TAnswer>(): (answer: TAnswer) => void {
  const flow = useQuestionRef();
  return (answer) => flow.send({ type: 'answer.submitted', answer });
}
