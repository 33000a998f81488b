import type { AddressPayload, SavedAddress } from '../../../contract/types.gen';
import { isDialled } from '../../../domain/contact';
import { latinDigits } from '../../../domain/digits';
import type { ZoneIndex } from '../../geo/zones';
import { AppError, type ErrorEntry } from '../../http/errors';
import type { LocalText } from '../../http/language';
import { NOT_ON_EARTH } from '../location/location.messages';
import { normalEmail } from '../session/accounts/contacts';
import { ACCOUNT_MESSAGES } from './account.messages';
import { ADDRESS_MESSAGES } from './address.messages';
import type { AddressRow, NewAddress } from './address.store';

export const toWireAddress = (row: AddressRow, customerId: number, zones: ZoneIndex): SavedAddress => {
  const zoneIds = zones.zonesAt(row);
  return {
    id: row.id,
    address_type: row.type,
    address_label: row.label,
    address: row.address,
    latitude: row.lat,
    longitude: row.lng,
    zone_ids: zoneIds,
    zone_id: zoneIds[0] ?? null,
    contact_person_name: row.contact_name,
    contact_person_number: row.contact_phone,
    contact_person_email: row.contact_email,
    additional_information: row.additional_information,
    house: row.house,
    floor: row.floor,
    road: row.road,
    user_id: customerId,
    created_at: row.created_at.toISOString(),
  };
};

/** Validates an address. All errors are reported together, each with its field [ADDR-20, ADDR-22]. */
export function readAddress(payload: AddressPayload): NewAddress {
  const address = payload.address.trim();
  const name = payload.contact_person_name.trim();
  const phone = latinDigits(payload.contact_person_number).trim();
  const email = payload.contact_person_email?.trim() ?? '';
  const [lat, lng] = [payload.latitude, payload.longitude].map(coordinate);
  const problems: [isWrong: boolean, field: keyof AddressPayload, message: LocalText][] = [
    [address === '', 'address', ADDRESS_MESSAGES.noAddress],
    [name === '', 'contact_person_name', ADDRESS_MESSAGES.noName],
    [phone === '', 'contact_person_number', ADDRESS_MESSAGES.noPhone],
    [phone !== '' && !isDialled(phone), 'contact_person_number', ADDRESS_MESSAGES.badPhone],
    [email !== '' && normalEmail(email) === null, 'contact_person_email', ACCOUNT_MESSAGES.badEmail],
    [!(Math.abs(lat ?? Number.NaN) <= 90), 'latitude', NOT_ON_EARTH],
    [!(Math.abs(lng ?? Number.NaN) <= 180), 'longitude', NOT_ON_EARTH],
  ];
  const entries = problems
    .filter(([isWrong]) => isWrong)
    .map(([, code, message]): ErrorEntry => ({ code, message }));
  if (entries.length > 0) throw new AppError(403, entries);
  return {
    type: payload.address_type,
    label: optional(payload.address_label),
    address,
    lat: lat ?? 0,
    lng: lng ?? 0,
    contact_name: name,
    contact_phone: phone,
    contact_email: email || null,
    road: optional(payload.road),
    house: optional(payload.house),
    floor: optional(payload.floor),
    additional_information: optional(payload.additional_information),
  };
}

/** Converts a coordinate, which may arrive as text. An empty text must not become zero. */
const coordinate = (value: number | string): number =>
  typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);

const optional = (text: string | null | undefined): string | null => text?.trim() || null;
