import type { ActorRefFrom } from 'xstate';
import type { ParcelWish } from '../../../domain/parcel-sending';
import type { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { createActorBinding } from '../../ui/actor-binding';

export const {
  Provider: ParcelActor,
  useActorRef: useParcelRef,
  useActorValue: useParcel,
} = createActorBinding<ActorRefFrom<typeof parcelMachine>>('parcel');

export const useParcelWish = (): ParcelWish => useParcel(({ context }) => context.attempt.wish);

/** The customer says something else about the parcel. */
export function useParcelWishChange(): (wish: Partial<ParcelWish>) => void {
  const flow = useParcelRef();
  return (wish) => flow.send({ type: 'wish.changed', wish });
}
