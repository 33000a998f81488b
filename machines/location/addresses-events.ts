import { type AnyActorRef, fromCallback } from 'xstate';
import type { GuestOfferEmitted } from './guest-offer.types';
import type { SavedAddressesEmitted } from './saved-addresses.types';

type Emitters = { savedAddresses: SavedAddressesEmitted; guestOffer: GuestOfferEmitted };
type Emitter = { on(type: '*', notify: (event: Emitters[keyof Emitters]) => void): { unsubscribe(): void } };

/** Forwards the events of these flows. A flow that has ended is skipped. */
export const listenToAddresses = fromCallback<Emitters[keyof Emitters], { of: readonly (keyof Emitters)[] }>(
  ({ input, sendBack, system }) => {
    const subscriptions = input.of.flatMap((name) => {
      const speaker: (AnyActorRef & Emitter) | undefined = system.get(name);
      return speaker ? [speaker.on('*', sendBack)] : [];
    });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
