import type { ActorRefFrom } from 'xstate';
import type { tripActionsMachine } from '../../../../machines/rental/trip-actions.machine';
import { bindFlow } from '../../../platform/flow';
import type { QuestionFlow } from '../../orders/actions/question.context';

export type TripActionsFlow = ActorRefFrom<typeof tripActionsMachine>;

export const [TripActionsActor, useTripActionsRef, useTripActions] = bindFlow<TripActionsFlow>('tripActions');

/**
 * Returns the question that is open. Paying and changing are states of this flow, so they have no child flow.
 */
export const useTripQuestion = () =>
  useTripActions(({ children }) => children.question) as QuestionFlow | undefined;

/** Returns a function that closes the question of the child flow, or else of this flow. */
export function useCloseQuestion(): () => void {
  const flow = useTripActionsRef();
  const question = useTripQuestion();
  return () => (question ?? flow).send({ type: 'question.closed' });
}
