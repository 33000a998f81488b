import { defineEvent } from '../shared/event';

/** A customer has signed in on the browser of this guest. */
type SignedIn = { guestOwner: string; guestHash: Buffer; customerId: number; now: number };

export const customerSignedIn = defineEvent<SignedIn>('customerSignedIn');
