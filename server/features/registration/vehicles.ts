import type { LocalText } from '../../http/language';

/** The vehicle types that couriers can choose at registration. */
export const DELIVERY_VEHICLES: readonly { id: number; name: LocalText }[] = [
  { id: 1, name: { en: 'Bicycle', ar: 'دراجة هوائية' } },
  { id: 2, name: { en: 'Motorcycle', ar: 'دراجة نارية' } },
  { id: 3, name: { en: 'Car', ar: 'سيارة' } },
];
