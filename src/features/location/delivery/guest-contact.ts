import type { GuestContact } from '../../../../domain/order-address';
import { readActivity, removeActivity, saveActivity } from '../../../platform/storage/recent-activity';

const TEXTS = ['contactName', 'contactPhone', 'contactEmail', 'address', 'road', 'house', 'floor'] as const;

const isPart = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** Returns the stored contact, or `null` if it is incomplete or invalid [ADDR-30, STO-02]. */
export function guestContact(): GuestContact | null {
  const stored = (readActivity('guest_contact') ?? {}) as Record<string, unknown>;
  const { lat, lng } = stored;
  if (!isPart(lat, 90) || !isPart(lng, 180)) return null;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, stored[name]]));
  if (Object.values(texts).some((text) => typeof text !== 'string')) return null;
  return [texts.contactName, texts.contactPhone, texts.address].includes('')
    ? null
    : ({ ...texts, lat, lng } as GuestContact);
}

export const saveGuestContact = (contact: GuestContact): void => void saveActivity('guest_contact', contact);

export const forgetGuestContact = (): void => removeActivity('guest_contact');
