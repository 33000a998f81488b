import type { GuestContact } from '../../../../domain/order-address';
import { forgetTrace, keepTrace, readTrace } from '../../../platform/storage/traces';

const TEXTS = ['contactName', 'contactPhone', 'contactEmail', 'address', 'road', 'house', 'floor'] as const;

const isPart = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** What a guest wrote for the courier, as long as it is whole [ADDR-30, STO-02]. */
export function guestContact(): GuestContact | null {
  const kept = (readTrace('guest_contact') ?? {}) as Record<string, unknown>;
  const { lat, lng } = kept;
  if (!isPart(lat, 90) || !isPart(lng, 180)) return null;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, kept[name]]));
  if (Object.values(texts).some((text) => typeof text !== 'string')) return null;
  return [texts.contactName, texts.contactPhone, texts.address].includes('')
    ? null
    : ({ ...texts, lat, lng } as GuestContact);
}

export const keepGuestContact = (contact: GuestContact): void => void keepTrace('guest_contact', contact);

export const forgetGuestContact = (): void => forgetTrace('guest_contact');
