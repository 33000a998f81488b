import { defineEvent } from '../shared/event';

/** A customer has signed in on a browser that was this guest. */
type SignedIn = { guestOwner: string; guestHash: Buffer; customerId: number; now: number };

export const customerSignedIn = defineEvent<SignedIn>('customerSignedIn');
