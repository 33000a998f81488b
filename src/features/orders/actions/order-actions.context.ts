import type { ActorRefFrom } from 'xstate';
import type { orderActionsMachine } from '../../../../machines/orders/order-actions.machine';
import { bindFlow } from '../../../platform/flow';
import type { QuestionFlow } from './question.context';

export type OrderActionsFlow = ActorRefFrom<typeof orderActionsMachine>;

export const [OrderActionsActor, useOrderActionsRef, useOrderActions] =
  bindFlow<OrderActionsFlow>('orderActions');

/** The open question; reordering asks by itself. */
export const useOrderQuestion = () =>
  useOrderActions(({ children }) => children.question) as QuestionFlow | undefined;

/** Closes the question, or else what the flow itself shows. */
export function useCloseQuestion(): () => void {
  const flow = useOrderActionsRef();
  const question = useOrderQuestion();
  return () => (question ?? flow).send({ type: 'question.closed' });
}
