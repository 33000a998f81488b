import { searchText } from '../../../domain/search-text';
import { type Queryable, timestamp } from '../../db/database';
import type { CourierDetails } from '../registration/courier-form';
import type { StoreDetails } from '../registration/store-form';
import { keepPicture, pictureFile, servedAt } from '../shared/shop-pictures';
import type { RegistrationRow } from './registration-console.store';

type Text = { en: string; ar: string };

/** Returns the applicant's texts in both languages. A text in only one language is used for both. */
export function storeTexts({ translations }: StoreDetails): { name: Text; address: Text } {
  const inBoth = (key: string): Text => {
    const textIn = (locale: string) =>
      translations.find((one) => one.key === key && one.locale === locale)?.value;
    const any = textIn('en') ?? textIn('ar') ?? '';
    return { en: textIn('en') ?? any, ar: textIn('ar') ?? any };
  };
  return { name: inBoth('name'), address: inBoth('address') };
}

/** Creates a store without items and opening hours. Both are imported later from the shop's files. */
export async function openStore(tx: Queryable, row: RegistrationRow, now: number): Promise<number> {
  const details = row.details as StoreDetails;
  const { name, address } = storeTexts(details);
  const { delivery_time: time } = details;
  const pictures = await picturesOf(tx, row.id);
  const [store] = await tx.query<{ id: number }>(
    `insert into stores (id, slug, module_id, zone_id, name, address, lat, lng, phone, email, logo, cover,
       delivery_minutes, created_at, search_text)
     values (nextval('shop_ids')::int, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz, $14)
     returning id`,
    [
      `${slugOf(name.en)}-${row.id}`,
      details.module_id,
      row.zone_id,
      JSON.stringify(name),
      JSON.stringify(address),
      details.lat,
      details.lng,
      row.phone,
      row.email,
      pictures.get('logo') ?? null,
      pictures.get('cover_photo') ?? null,
      time?.type === 'min' ? `${time.minimum}-${time.maximum}` : null,
      timestamp(now),
      searchText([name.en, name.ar], []),
    ],
  );
  if (store === undefined) throw new Error('The store was not opened');
  return store.id;
}

const VEHICLES = ['bicycle', 'motorcycle', 'car'];

export async function openCourier(tx: Queryable, row: RegistrationRow): Promise<void> {
  const { vehicle_id: vehicle } = row.details as CourierDetails;
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const pictures = await picturesOf(tx, row.id);
  await tx.query(
    'insert into couriers (name, phone, email, image, zone_id, vehicle) values ($1, $2, $3, $4, $5, $6)',
    [
      JSON.stringify({ en: name, ar: name }),
      row.phone,
      row.email,
      pictures.get('image') ?? null,
      row.zone_id,
      VEHICLES[vehicle - 1] ?? 'motorcycle',
    ],
  );
}

/** Publishes the pictures of a registration. Its documents stay private. */
async function picturesOf(tx: Queryable, registrationId: number): Promise<Map<string, string>> {
  const files = await tx.query<{ field: string; extension: string; bytes: Buffer }>(
    `select field, extension, bytes from registration_files
    where registration_id = $1 and field in ('logo', 'cover_photo', 'image')`,
    [registrationId],
  );
  const addresses = new Map<string, string>();
  for (const { field, extension, bytes } of files) {
    const picture = pictureFile(bytes, extension);
    await keepPicture(tx, picture);
    addresses.set(field, servedAt(picture.name));
  }
  return addresses;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'store';
