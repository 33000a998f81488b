import type { SavedAddress } from '../../domain/address';
import type { LatLng } from '../../domain/geo';
import type { Failure } from '../shared/failure';
import type { Notice } from '../shared/notice';

export type SavedAddressesInput = {
  /** The zones of the store that delivers; null where no store is chosen yet [ADDR-07]. */
  storeZones: number[] | null;
  /** Where the shop delivers now: the address there is held when the list opens. */
  place: LatLng | null;
};
export type SavedAddressesContext = {
  storeZones: number[] | null;
  place: LatLng | null;
  addresses: SavedAddress[];
  /** Picked, but not taken before 'Select' [ADDR-14]. */
  heldId: number | null;
  /** Whose deletion is asked about or under way. */
  doomed: SavedAddress | null;
  /** Whether it was the held one that was deleted a moment ago. */
  wasRemovedHeld: boolean;
  /** Deleted a moment ago. */
  removed: SavedAddress | null;
  /** In the form; null for a new one. */
  edited: SavedAddress | null;
  failure: Failure | null;
  /** One was added: when the list is read it is held. */
  isNewAwaited: boolean;
  /** Whose form was asked for while the list was read; a null id is a new one. */
  wanted: { id: number | null } | null;
};

export type SavedAddressesEvent =
  | { type: 'address.held'; id: number }
  | { type: 'selection.confirmed' }
  /** Taken at once, as the header does [LOC-05]. */
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
  /** Something of the account was saved or brought back. */
  | { type: 'addresses.outdated' }
  /** The shop delivers elsewhere now. */
  | { type: 'place.changed'; place: LatLng | null }
  /** From one region to the other. */
  | { type: 'removal.done' };

export type SavedAddressesEmitted =
  /** As they are now: whoever has chosen one that is gone has chosen it no more [ADDR-27]. */
  | { type: 'addresses.read'; addresses: SavedAddress[] }
  | { type: 'addresses.unread' }
  | { type: 'address.selected'; address: SavedAddress }
  | Notice;
