import type { SavedAddress } from '../../domain/address';
import type { LatLng } from '../../domain/geo';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type SavedAddressesInput = {
  /** The zones of the delivering store. `null`: no store is involved [ADDR-07]. */
  storeZones: number[] | null;
  /** The customer's chosen place. A saved address at this place is preselected. */
  place: LatLng | null;
};
export type SavedAddressesContext = {
  storeZones: number[] | null;
  place: LatLng | null;
  addresses: SavedAddress[];
  /** The id of the selected address. Only the button 'Select' applies the selection [ADDR-14]. */
  markedId: number | null;
  /** The address that the customer is asked to delete. */
  toDelete: SavedAddress | null;
  /** True if the deleted address was the selected one. */
  wasRemovedMarked: boolean;
  removed: SavedAddress | null;
  /** The address in the open form. `null`: a new address. */
  edited: SavedAddress | null;
  failure: Failure | null;
  /** True if the address that is added must be selected after the next load. */
  isNewAwaited: boolean;
  /** The form to open after loading. `id: null`: the form of a new address. */
  wanted: { id: number | null } | null;
};

export type SavedAddressesEvent =
  | { type: 'address.marked'; id: number }
  | { type: 'selection.confirmed' }
  /** The customer chose an address in the header, where it applies immediately [LOC-05]. */
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
  /** An address was saved or restored, so the list must be reloaded. */
  | { type: 'addresses.outdated' }
  | { type: 'place.changed'; place: LatLng | null }
  /** Events between the machine's own parallel regions. */
  | { type: 'removal.done' };

export type SavedAddressesEmitted =
  /** The loaded addresses. If the order's address is not among them, it is deselected [ADDR-27]. */
  | { type: 'addresses.read'; addresses: SavedAddress[] }
  | { type: 'addresses.unread' }
  | { type: 'address.selected'; address: SavedAddress }
  | Notice;
