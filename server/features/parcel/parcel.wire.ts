import type { ContactAddress } from '../../../contract/types.gen';
import type { PartyRow } from './parcel.store';

export const toWireParty = ({
  name,
  phone,
  lat,
  lng,
  address,
  road,
  house,
  floor,
}: PartyRow): ContactAddress => ({
  contact_person_name: name,
  contact_person_number: phone,
  address,
  latitude: lat,
  longitude: lng,
  road,
  house,
  floor,
});
