import { type AnyActorRef, fromCallback } from 'xstate';
import type { GuestOfferEmitted } from './guest-offer.types';
import type { SavedAddressesEmitted } from './saved-addresses.types';

type Speakers = { savedAddresses: SavedAddressesEmitted; guestOffer: GuestOfferEmitted };
type Speaker = { on(type: '*', tell: (news: Speakers[keyof Speakers]) => void): { unsubscribe(): void } };

/** What these flows of the account's addresses tell, told to whoever invokes this; one that is over has nothing to tell. */
export const hearAddresses = fromCallback<Speakers[keyof Speakers], { of: readonly (keyof Speakers)[] }>(
  ({ input, sendBack, system }) => {
    const heard = input.of.flatMap((name) => {
      const speaker: (AnyActorRef & Speaker) | undefined = system.get(name);
      return speaker ? [speaker.on('*', sendBack)] : [];
    });
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  },
);
