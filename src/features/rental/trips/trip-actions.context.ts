import type { ActorRefFrom } from 'xstate';
import type { tripActionsMachine } from '../../../../machines/rental/trip-actions.machine';
import { bindFlow } from '../../../platform/flow';
import type { QuestionFlow } from '../../orders/actions/question.context';

export type TripActionsFlow = ActorRefFrom<typeof tripActionsMachine>;

export const [TripActionsActor, useTripActionsRef, useTripActions] = bindFlow<TripActionsFlow>('tripActions');

/** The open question; paying and changing ask by themselves. */
export const useTripQuestion = () =>
  useTripActions(({ children }) => children.question) as QuestionFlow | undefined;

/** Closes the question, or else what the flow itself shows. */
export function useCloseQuestion(): () => void {
  const flow = useTripActionsRef();
  const question = useTripQuestion();
  return () => (question ?? flow).send({ type: 'question.closed' });
}
