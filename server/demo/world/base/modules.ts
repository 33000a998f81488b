import { emojiPicture, text } from '../support/text';
import type { Text, WorldTable } from '../world.types';

type ModuleSpec = {
  id: number;
  type: string | null;
  name: Text;
  description: Text;
  emoji: string;
  zoneIds: number[];
  hasInterests?: boolean;
};

const specs: ModuleSpec[] = [
  {
    id: 1,
    type: 'food',
    name: text('Food', 'طعام'),
    description: text('Hot meals from the kitchens around you', 'وجبات ساخنة من المطابخ القريبة منك'),
    emoji: '1f354',
    zoneIds: [1, 2, 4],
    hasInterests: true,
  },
  {
    id: 2,
    type: 'grocery',
    name: text('Grocery', 'بقالة'),
    description: text('Fresh food and everything for the house', 'أغذية طازجة وكل ما يحتاجه البيت'),
    emoji: '1f96c',
    zoneIds: [1, 2],
  },
  {
    id: 3,
    type: 'pharmacy',
    name: text('Pharmacy', 'صيدلية'),
    description: text('Medicines and care, brought to your door', 'أدوية ومستلزمات عناية تصل إلى بابك'),
    emoji: '1f48a',
    zoneIds: [1, 3],
  },
  {
    id: 4,
    type: 'ecommerce',
    name: text('Shops', 'متاجر'),
    description: text('Electronics, fashion and home', 'إلكترونيات وأزياء ومستلزمات المنزل'),
    emoji: '1f6cd-fe0f',
    zoneIds: [1],
    hasInterests: true,
  },
  {
    id: 5,
    type: 'parcel',
    name: text('Parcel', 'طرود'),
    description: text('Send anything across the city', 'أرسل ما تشاء إلى أي مكان في المدينة'),
    emoji: '1f4e6',
    zoneIds: [1, 3],
    hasInterests: true,
  },
  {
    id: 6,
    type: 'rental',
    name: text('Rental', 'تأجير'),
    description: text('Cars, vans and scooters by the hour or the day', 'سيارات ودراجات بالساعة أو باليوم'),
    emoji: '1f697',
    zoneIds: [1, 2],
  },
  {
    id: 7,
    type: 'food',
    name: text('Cafes', 'مقاهي'),
    description: text('Coffee, pastries and a quiet table', 'قهوة ومعجنات وركن هادئ'),
    emoji: '2615',
    zoneIds: [1],
  },
  {
    id: 8,
    type: null,
    name: text('General', 'متنوعات'),
    description: text('Gifts, vouchers and services', 'هدايا وقسائم وخدمات'),
    emoji: '1f381',
    zoneIds: [1],
  },
];

export const modules: WorldTable = {
  table: 'modules',
  rows: specs.map(({ id, type, name, description, emoji, hasInterests }) => ({
    id,
    name,
    description,
    type,
    icon: emojiPicture(emoji),
    is_active: true,
    has_interests: hasInterests ?? false,
    position: id,
  })),
};

const SHOPS = 4;

/** The shops module charges a fixed delivery price. The other modules charge per kilometre. */
export const moduleZones: WorldTable = {
  table: 'module_zones',
  rows: specs.flatMap(({ id, zoneIds }) =>
    zoneIds.map((zoneId) => ({
      module_id: id,
      zone_id: zoneId,
      charge_type: id === SHOPS ? 'fixed' : 'distance',
      fixed_charge: id === SHOPS ? 450 : null,
      per_km: 100,
      minimum_charge: 200,
      maximum_charge: 1500,
      maximum_cod: null,
    })),
  ),
};
