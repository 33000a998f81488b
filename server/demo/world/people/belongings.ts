import { categoryId } from '../base/categories';
import { emojiPicture, text } from '../support/text';
import { DAY, HOUR, MINUTE, sinceT0 } from '../t0';
import type { DemoPlaces, WorldTable } from '../world.types';
import { AMIRA, BEN, contactOf, GUS, IVO } from './customers';

type SavedAddress = {
  customerId: number;
  zoneId: number;
  type: 'home' | 'office' | 'other';
  label: string | null;
  house: string;
  floor: string;
  hint: string | null;
  /** The contact at this address, if it is not the customer. */
  host?: { name: string; phone: string };
};

const saved: SavedAddress[] = [
  {
    customerId: AMIRA,
    zoneId: 1,
    type: 'home',
    label: null,
    house: '12B',
    floor: '3',
    hint: 'Blue door, ring twice',
  },
  { customerId: AMIRA, zoneId: 2, type: 'office', label: null, house: 'Tower 2', floor: '9', hint: null },
  {
    customerId: AMIRA,
    zoneId: 3,
    type: 'other',
    label: 'Mum',
    house: '4',
    floor: 'G',
    hint: 'Call before you come',
    host: { name: 'Samira Haddad', phone: '+971501110099' },
  },
  { customerId: BEN, zoneId: 1, type: 'home', label: null, house: '7', floor: '1', hint: null },
  { customerId: IVO, zoneId: 2, type: 'home', label: null, house: '31', floor: '2', hint: null },
];

const FAR_FROM_STORES = 200;

export const placeOfCustomer = (places: DemoPlaces, zoneId: number) =>
  places.addressIn(zoneId, FAR_FROM_STORES + zoneId);

/** Returns house and floor of the customer's saved address in this zone. */
export function addressDetailsOf(
  customerId: number | null,
  zoneId: number,
): { house: string | null; floor: string | null } {
  const address = saved.find((one) => one.customerId === customerId && one.zoneId === zoneId);
  return { house: address?.house ?? null, floor: address?.floor ?? null };
}

export const addresses = (places: DemoPlaces): WorldTable => ({
  table: 'addresses',
  rows: saved.map(({ customerId, zoneId, type, label, house, floor, hint, host }, index) => {
    const { lat, lng, address } = placeOfCustomer(places, zoneId);
    const contact = contactOf(customerId);
    return {
      id: index + 1,
      customer_id: customerId,
      type,
      label,
      address: address.en,
      lat,
      lng,
      contact_name: host?.name ?? contact.name,
      contact_phone: host?.phone ?? contact.phone,
      contact_email: contact.email,
      road: address.en.split(',')[0] ?? null,
      house,
      floor,
      additional_information: hint,
      created_at: sinceT0(-(90 - index) * DAY),
    };
  }),
});

export const customerInterests: WorldTable = {
  table: 'customer_interests',
  rows: ['pizza', 'wraps', 'sweets'].map((key) => ({ customer_id: AMIRA, category_id: categoryId(1, key) })),
};

const MARGHERITA = 101;
const BANANAS = 204;
const HEADPHONES = 407;
const NOOR_GRILL = 2;
const FRESH_MART = 6;

export const wishlistItems: WorldTable = {
  table: 'wishlist_items',
  rows: [MARGHERITA, BANANAS, HEADPHONES].map((itemId, index) => ({
    customer_id: AMIRA,
    item_id: itemId,
    created_at: sinceT0(-(index + 1) * DAY),
  })),
};

export const wishlistStores: WorldTable = {
  table: 'wishlist_stores',
  rows: [NOOR_GRILL, FRESH_MART].map((storeId, index) => ({
    customer_id: AMIRA,
    store_id: storeId,
    created_at: sinceT0(-(index + 2) * DAY),
  })),
};

type Transaction = [
  type: string,
  credit: number,
  debit: number,
  reference: string | null,
  minutesAgo: number,
];

const minutesIn = (days: number): number => (days * DAY) / MINUTE;

/** The wallet transactions of the demo customer Amira. They end at a balance of 35.50. */
const walletOfAmira: Transaction[] = [
  ['add_fund', 5000, 0, 'card', minutesIn(21)],
  ['bonus', 500, 0, 'card', minutesIn(21)],
  ['referrer', 500, 0, null, minutesIn(14) - 35],
  ['order_place', 0, 2458, '1002', minutesIn(9)],
  ['loyalty_point', 308, 0, null, minutesIn(8)],
  ['order_place', 0, 2765, '1003', minutesIn(4)],
  ['order_refund', 2765, 0, '1003', minutesIn(4) - 2],
  ['order_place', 0, 300, '301', 64],
];

const pointsOfAmira: Transaction[] = [
  ['order_place', 1410, 0, '1007', minutesIn(62) - 46],
  ['order_place', 98, 0, '1002', minutesIn(9) - 31],
  ['point_to_wallet', 0, 308, null, minutesIn(8)],
];

function ledger(customerId: number, transactions: Transaction[], firstId = 1) {
  let balance = 0;
  return [...transactions]
    .sort((one, other) => other[4] - one[4])
    .map(([type, credit, debit, reference, minutesAgo], index) => {
      balance += credit - debit;
      return {
        id: firstId + index,
        customer_id: customerId,
        type,
        credit,
        debit,
        balance,
        reference,
        created_at: sinceT0(-minutesAgo * MINUTE),
      };
    });
}

export const walletTransactions: WorldTable = {
  table: 'wallet_transactions',
  rows: ledger(AMIRA, walletOfAmira),
};

export const pointTransactions: WorldTable = {
  table: 'point_transactions',
  rows: [
    ...ledger(AMIRA, pointsOfAmira),
    ...ledger(BEN, [['order_place', 103, 0, '1006', minutesIn(14) - 35]], 11),
    ...ledger(GUS, [['order_place', 10, 0, '1008', minutesIn(20) - 18]], 12),
  ],
};

export const fundBonuses: WorldTable = {
  table: 'fund_bonuses',
  rows: [
    {
      id: 1,
      title: text('Ten percent more', 'عشرة بالمئة إضافية'),
      description: text('For every top-up of 50 or more', 'عند كل شحن بقيمة 50 أو أكثر'),
      bonus_type: 'percentage',
      bonus: 10,
      minimum_amount: 5000,
      maximum_bonus: 2000,
      starts: sinceT0(-30 * DAY),
      ends: sinceT0(30 * DAY),
    },
  ],
};

export const cashbacks: WorldTable = {
  table: 'cashbacks',
  rows: [
    {
      id: 1,
      title: text('5% back into your wallet', 'استرداد 5٪ إلى محفظتك'),
      type: 'percentage',
      amount: 5,
      minimum_purchase: 3000,
      maximum: 500,
      uses_per_customer: null,
      starts: sinceT0(-30 * DAY),
      ends: sinceT0(30 * DAY),
    },
    {
      id: 2,
      title: text('$4 back, three times', '\u2066$4\u2069 تعود إليك، ثلاث مرات'),
      type: 'amount',
      amount: 400,
      minimum_purchase: 6000,
      maximum: null,
      uses_per_customer: 3,
      starts: sinceT0(-10 * DAY),
      ends: sinceT0(5 * DAY),
    },
  ],
};

export const notifications: WorldTable = {
  table: 'notifications',
  rows: [
    {
      id: 1,
      customer_id: AMIRA,
      kind: 'order',
      title: text('Your order is on its way', 'طلبك في الطريق إليك'),
      body: text(
        'Salim has picked up order 1001 from Basil Kitchen.',
        'استلم سليم الطلب 1001 من مطبخ الريحان.',
      ),
      image: emojiPicture('1f6f5'),
      link: '/my-orders/1001',
      read_at: null,
      created_at: sinceT0(-3 * MINUTE),
    },
    {
      id: 2,
      customer_id: AMIRA,
      kind: 'order',
      title: text('How was Noor Grill?', 'كيف كانت تجربتك مع مشاوي نور؟'),
      body: text('Rate your order.', 'قيّم طلبك.'),
      image: emojiPicture('2b50'),
      link: '/my-orders/1002',
      read_at: sinceT0(-6 * DAY),
      created_at: sinceT0(-8 * DAY),
    },
    {
      id: 3,
      customer_id: null,
      kind: 'offer',
      title: text('Harvest Market', 'سوق الحصاد'),
      body: text(
        'Vegetables and fruit of the season, until next week.',
        'خضار وفواكه الموسم حتى الأسبوع القادم.',
      ),
      image: emojiPicture('1f33e'),
      link: '/campaigns/4',
      read_at: null,
      created_at: sinceT0(-2 * DAY),
    },
  ],
};

const HILLTOP_PIZZA_ITEM = 112;
const FOOD = 1;

/** A high id. The database sequence does not know this row, so it must never reach its id. */
const CART_OF_IVO = 1_000_000_009;

export const carts: WorldTable = {
  table: 'carts',
  rows: [
    {
      id: CART_OF_IVO,
      owner: `customer:${IVO}`,
      module_id: FOOD,
      version: 1,
      updated_at: sinceT0(-2 * HOUR),
    },
  ],
};

export const cartLines: WorldTable = {
  table: 'cart_lines',
  rows: [
    {
      id: CART_OF_IVO,
      cart_id: CART_OF_IVO,
      item_id: HILLTOP_PIZZA_ITEM,
      quantity: 1,
      selection: { options: [], groups: [], addOns: {} },
      created_at: sinceT0(-2 * HOUR),
    },
  ],
};
