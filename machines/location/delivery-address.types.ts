import type { SavedAddress } from '../../domain/address';
import type { LatLng } from '../../domain/geo';
import type {
  AddressDetails,
  ContactTexts,
  Customer,
  GuestContact,
  OrderAddress,
} from '../../domain/order-address';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';
import type { SavedAddressesEmitted } from './saved-addresses.types';

export type OrderType = 'delivery' | 'take_away';

/** The stored choices of an earlier visit [CHK-11]. */
export type StoredDelivery = { orderType: OrderType; details: (LatLng & AddressDetails) | null };

export type DeliveryAddressInput = {
  /** The stored choices. `null`: nothing was stored. */
  begun: StoredDelivery | null;
  /** The store's zones. `null`: unknown [ADDR-07]. */
  storeZones: number[] | null;
};
export type DeliveryAddressContext = DeliveryAddressInput & {
  /** Offered order types. `null`: not loaded. */
  orderTypes: OrderType[] | null;
  orderType: OrderType;
  /** The signed-in customer or the guest. `null`: not loaded yet. */
  customer: Customer | null;
  /** The account's addresses at the last load. */
  addresses: SavedAddress[];
  /** The signed-in customer's order address. */
  address: OrderAddress | null;
  /** The guest's stored contact. */
  contact: GuestContact | null;
  failure: Failure | null;
};

export type DeliveryAddressEvent =
  | { type: 'customer.changed'; customer: Customer }
  | { type: 'orderType.chosen'; orderType: OrderType }
  /** The customer confirmed the address, so the checkout shows its next section. */
  | { type: 'address.confirmed' }
  | { type: 'section.reopened' }
  | { type: 'contact.editRequested' }
  | { type: 'contact.submitted'; texts: ContactTexts }
  | { type: 'form.closed' }
  | { type: 'details.changed'; details: AddressDetails }
  | { type: 'save.requested' }
  | { type: 'save.withdrawn' }
  /** An event of the list of saved addresses. */
  | SavedAddressesEmitted;

export type DeliveryAddressEmitted =
  /** The customer chose a saved address, which becomes the chosen place of the whole shop [LOC-06]. */
  | { type: 'place.wanted'; place: LatLng & { label: string } }
  /** The fields must show the details of the new address. */
  | { type: 'details.restored'; details: AddressDetails }
  | { type: 'address.named'; label: string }
  | Notice;

export type DeliveryAddressTypes = {
  input: DeliveryAddressInput;
  context: DeliveryAddressContext;
  events: DeliveryAddressEvent;
  emitted: DeliveryAddressEmitted;
  children: {
    watchCustomer: 'watchCustomer';
    readOrderTypes: 'readOrderTypes';
    savedAddresses: 'savedAddresses';
    guestOffer: 'guestOffer';
    hearThem: 'listenToAddresses';
    readContact: 'readContact';
    keepContact: 'keepContact';
    saveAddress: 'saveAddress';
  };
  tags: Tag;
  meta: ChartMeta;
};
