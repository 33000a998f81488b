import type { ActorRefFrom } from 'xstate';
import type { tripActionsMachine } from '../../../../machines/rental/trip-actions.machine';
import { bindFlow } from '../../../platform/flow';
import type { QuestionFlow } from '../../orders/actions/question.context';

export type TripActionsFlow = ActorRefFrom<typeof tripActionsMachine>;

export const [TripActionsActor, useTripActionsRef, useTripActions] = bindFlow<TripActionsFlow>('tripActions');

/** The child flow of the open question. Paying and changing are states of this flow and have none. */
export const useTripQuestion = () =>
  useTripActions(({ children }) => children.question) as QuestionFlow | undefined;

/** Closes the question of the child flow, or else of this flow. */
export function useCloseQuestion(): () => void {
  const flow = useTripActionsRef();
  const question = useTripQuestion();
  return () => (question ?? flow).send({ type: 'question.closed' });
}
