import type { SavedAddress } from '../../domain/address';
import type { LatLng } from '../../domain/geo';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type SavedAddressesInput = {
  /** The delivering store's zones. `null`: no store [ADDR-07]. */
  storeZones: number[] | null;
  /** The customer's chosen place; its saved address is preselected. */
  place: LatLng | null;
};
export type SavedAddressesContext = {
  storeZones: number[] | null;
  place: LatLng | null;
  addresses: SavedAddress[];
  /** Selected in the list. Applied only by the button 'Select' [ADDR-14]. */
  markedId: number | null;
  /** The address being deleted. */
  toDelete: SavedAddress | null;
  /** The deleted address was the selected one. */
  wasRemovedMarked: boolean;
  removed: SavedAddress | null;
  /** `null`: a new address. */
  edited: SavedAddress | null;
  failure: Failure | null;
  /** Selects the added address after the next load. */
  isNewAwaited: boolean;
  /** The form to open after loading; `id: null` is a new address. */
  wanted: { id: number | null } | null;
};

export type SavedAddressesEvent =
  | { type: 'address.marked'; id: number }
  | { type: 'selection.confirmed' }
  /** Applied immediately, as in the header [LOC-05]. */
  | { type: 'address.chosen'; id: number }
  | { type: 'address.addRequested' }
  | { type: 'address.editRequested'; id: number }
  | { type: 'address.saved' }
  | { type: 'form.closed' }
  | { type: 'deletion.requested'; id: number }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.declined' }
  | { type: 'undo.requested' }
  | { type: 'retry.requested' }
  /** An address was saved or restored. */
  | { type: 'addresses.outdated' }
  | { type: 'place.changed'; place: LatLng | null }
  /** Sent from one parallel state to another. */
  | { type: 'removal.done' };

export type SavedAddressesEmitted =
  /** After every load: an address that is gone is deselected [ADDR-27]. */
  | { type: 'addresses.read'; addresses: SavedAddress[] }
  | { type: 'addresses.unread' }
  | { type: 'address.selected'; address: SavedAddress }
  | Notice;
