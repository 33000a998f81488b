import type { GuestContact } from '../../domain/order-address';
import type { Notice } from '../shared/notice';
import type { SavedAddressesEmitted } from './saved-addresses.types';

export type GuestOfferContext = {
  /** The contact that the customer used as a guest. */
  contact: GuestContact | null;
};
export type GuestOfferEvent =
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' }
  | Extract<SavedAddressesEmitted, { type: 'addresses.read' }>;
export type GuestOfferEmitted = Notice;
