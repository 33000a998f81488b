import type { ActorRefFrom } from 'xstate';
import type { TripWish } from '../../../../domain/rental/trip-booking';
import type { tripBookingMachine } from '../../../../machines/rental/trip-booking.machine';
import { createActorBinding } from '../../../ui/actor-binding';

export const {
  Provider: TripBookingActor,
  useActorRef: useTripBookingRef,
  useActorValue: useTripBooking,
} = createActorBinding<ActorRefFrom<typeof tripBookingMachine>>('tripBooking');

export const useTripWish = (): TripWish => useTripBooking(({ context }) => context.attempt.wish);

/** The customer says something else about the trip. */
export function useTripWishChange(): (wish: Partial<TripWish>) => void {
  const flow = useTripBookingRef();
  return (wish) => flow.send({ type: 'wish.changed', wish });
}
