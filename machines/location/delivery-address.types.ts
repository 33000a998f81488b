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

/** What was said of an order's way before the page was left [CHK-11]. */
export type BegunWay = { orderType: OrderType; details: (LatLng & AddressDetails) | null };

export type DeliveryAddressInput = {
  /** Null: nothing was begun. */
  begun: BegunWay | null;
  /** The zones of the store that delivers; null where it is not known [ADDR-07]. */
  storeZones: number[] | null;
};
export type DeliveryAddressContext = DeliveryAddressInput & {
  /** How the store gives its orders out; null until that is known. */
  ways: OrderType[] | null;
  orderType: OrderType;
  /** Null until it is known who is there. */
  customer: Customer | null;
  /** Those of the account, as they were last read. */
  addresses: SavedAddress[];
  /** Where the order of somebody who is signed in goes. */
  address: OrderAddress | null;
  /** What this device keeps of a guest. */
  contact: GuestContact | null;
  failure: Failure | null;
};

export type DeliveryAddressEvent =
  /** Who is there, or where the shop delivers to them, has changed. */
  | { type: 'customer.changed'; customer: Customer }
  | { type: 'orderType.chosen'; orderType: OrderType }
  /** On to the next part of the order. */
  | { type: 'address.confirmed' }
  | { type: 'section.reopened' }
  | { type: 'contact.editRequested' }
  | { type: 'contact.submitted'; texts: ContactTexts }
  | { type: 'form.closed' }
  | { type: 'details.changed'; details: AddressDetails }
  | { type: 'save.requested' }
  | { type: 'save.withdrawn' }
  /** From the list of the account's addresses. */
  | SavedAddressesEmitted;

export type DeliveryAddressEmitted =
  /** A saved address becomes the place of the shop as well [LOC-06]. */
  | { type: 'place.wanted'; place: LatLng & { label: string } }
  /** Another address: the fields say what belongs to it. */
  | { type: 'details.restored'; details: AddressDetails }
  /** The guest's place has another name now. */
  | { type: 'address.named'; label: string }
  | Notice;

export type DeliveryAddressTypes = {
  input: DeliveryAddressInput;
  context: DeliveryAddressContext;
  events: DeliveryAddressEvent;
  emitted: DeliveryAddressEmitted;
  children: {
    watchCustomer: 'watchCustomer';
    readWays: 'readWays';
    savedAddresses: 'savedAddresses';
    guestOffer: 'guestOffer';
    hearThem: 'hearAddresses';
    readContact: 'readContact';
    keepContact: 'keepContact';
    saveAddress: 'saveAddress';
  };
  tags: Tag;
  meta: ChartMeta;
};
