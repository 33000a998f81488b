import type { AddressTexts, AddressType, SavedAddress } from '../../domain/address';
import type { Place } from '../../domain/catalogue';
import type { Failure, FieldsRefused, Refusal } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type AddressFormInput = {
  /** Null for a new one. */
  address: SavedAddress | null;
};
export type AddressFormContext = {
  /** The server's number of what is changed; null: it becomes a new one [ADDR-24]. */
  id: number | null;
  type: AddressType;
  /** Where the pin stands, and what that place is called; null before that is known. */
  place: Place | null;
  texts: AddressTexts | null;
  failure: Failure | null;
  /** Where the server found something wrong. */
  refusals: Refusal[];
};

export type AddressFormEvent =
  | { type: 'type.chosen'; addressType: AddressType }
  | { type: 'place.found'; place: Place }
  | { type: 'form.submitted'; texts: AddressTexts };

export type AddressFormEmitted =
  /** The pin was moved: the field of the address says where it stands now. */
  { type: 'address.named'; label: string } | FieldsRefused | { type: 'address.saved' } | Notice;
