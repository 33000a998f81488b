import type { AddressTexts, AddressType, SavedAddress } from '../../domain/address';
import type { Place } from '../../domain/catalogue';
import type { Failure, FieldsRefused, Refusal } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type AddressFormInput = {
  /** The address to edit. `null`: a new address. */
  address: SavedAddress | null;
};
export type AddressFormContext = {
  /** The id of the saved address. `null`: the address is new [ADDR-24]. */
  id: number | null;
  type: AddressType;
  /** The place at the pin. `null`: unknown. */
  place: Place | null;
  texts: AddressTexts | null;
  failure: Failure | null;
  /** Errors that belong to fields of the form. */
  refusals: Refusal[];
};

export type AddressFormEvent =
  | { type: 'type.chosen'; addressType: AddressType }
  /** The pin moved and its place is being looked up. */
  | { type: 'place.lookupStarted' }
  | { type: 'place.found'; place: Place }
  | { type: 'form.submitted'; texts: AddressTexts };

export type AddressFormEmitted =
  /** The pin has moved, so the address field gets the new address. */
  { type: 'address.named'; label: string } | FieldsRefused | { type: 'address.saved' } | Notice;
