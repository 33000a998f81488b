import type { Contract } from '../../contract/types.gen';
import { ADDRESS_TYPES, type AddressDraft, type SavedAddress } from '../../domain/address';
import type { ApiClient } from './client';
import { toZoneIds } from './location-api';
import { optionalText, requiredNumber, requiredText, textOr, type Wire, wiresOf } from './wire';

export type AddressApi = {
  list(signal?: AbortSignal): Promise<SavedAddress[]>;
  /** Both calls return the server's message [ADDR-22]. */
  add(draft: AddressDraft): Promise<string>;
  update(id: number, draft: AddressDraft): Promise<string>;
  remove(id: number): Promise<string>;
};

/** The limit of the request. No account has more addresses. */
const ALL = 50;

export const createAddressApi = (client: ApiClient): AddressApi => ({
  list: async (signal) => {
    const query = { limit: ALL };
    const answer = await client.get('/customer/address/list', { query, ...(signal && { signal }) });
    return wiresOf(answer.addresses).map(toAddress);
  },
  add: async (draft) => {
    const answer = await client.post('/customer/address/add', { body: toPayload(draft) });
    return textOr(answer.message, '');
  },
  update: async (id, draft) => {
    const answer = await client.put('/customer/address/update/{id}', {
      params: { id },
      body: toPayload(draft),
    });
    return textOr(answer.message, '');
  },
  remove: async (id) => {
    const answer = await client.delete('/customer/address/delete', { query: { address_id: id } });
    return textOr(answer.message, '');
  },
});

function toAddress(wire: Wire<Contract['SavedAddress']>): SavedAddress {
  return {
    id: requiredNumber(wire, 'id'),
    // Another server may send other types, which count as `other`.
    type: ADDRESS_TYPES.find((type) => type === wire.address_type) ?? 'other',
    label: optionalText(wire.address_label),
    address: requiredText(wire, 'address'),
    lat: requiredNumber(wire, 'latitude'),
    lng: requiredNumber(wire, 'longitude'),
    zoneIds: toZoneIds(wire.zone_ids),
    contactName: textOr(wire.contact_person_name, ''),
    contactPhone: textOr(wire.contact_person_number, ''),
    road: optionalText(wire.road),
    house: optionalText(wire.house),
    floor: optionalText(wire.floor),
    note: optionalText(wire.additional_information),
  };
}

const toPayload = ({ texts, place, type }: AddressDraft) => ({
  address_type: type,
  address_label: type === 'other' ? texts.label.trim() || null : null,
  address: texts.address.trim(),
  contact_person_name: texts.contactName.trim(),
  contact_person_number: texts.contactPhone.trim(),
  latitude: place.lat,
  longitude: place.lng,
  additional_information: texts.note.trim() || null,
  house: texts.house.trim() || null,
  floor: texts.floor.trim() || null,
  road: texts.road.trim() || null,
});
