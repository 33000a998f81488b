import type { ActorRefFrom } from 'xstate';
import type { TripDraft } from '../../../../domain/rental/trip-booking';
import type { tripBookingMachine } from '../../../../machines/rental/trip-booking.machine';
import { bindFlow } from '../../../platform/flow';

export const [TripBookingActor, useTripBookingRef, useTripBooking] =
  bindFlow<ActorRefFrom<typeof tripBookingMachine>>('tripBooking');

export const useTripDraft = (): TripDraft => useTripBooking(({ context }) => context.progress.draft);

export function useTripDraftChange(): (draft: Partial<TripDraft>) => void {
  const flow = useTripBookingRef();
  return (draft) => flow.send({ type: 'draft.changed', draft });
}
