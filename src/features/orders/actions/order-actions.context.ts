import type { ActorRefFrom } from 'xstate';
import type { orderActionsMachine } from '../../../../machines/orders/order-actions.machine';
import { bindFlow } from '../../../platform/flow';
import type { QuestionFlow } from './question.context';

export type OrderActionsFlow = ActorRefFrom<typeof orderActionsMachine>;

export const [OrderActionsActor, useOrderActionsRef, useOrderActions] =
  bindFlow<OrderActionsFlow>('orderActions');

/** Returns the question that is open. Reordering is a state of this flow, so it has no child flow. */
export const useOrderQuestion = () =>
  useOrderActions(({ children }) => children.question) as QuestionFlow | undefined;

/** Returns a function that closes the question of the child flow, or else of this flow. */
export function useCloseQuestion(): () => void {
  const flow = useOrderActionsRef();
  const question = useOrderQuestion();
  return () => (question ?? flow).send({ type: 'question.closed' });
}
