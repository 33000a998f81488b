import { storeById } from '../stores/all-stores';
import { lineTable } from '../support/line-table';
import { text } from '../support/text';
import { DAY, sinceT0 } from '../t0';
import type { WorldTable } from '../world.types';

/**
 * Columns: id | module | stores | start and end | daily hours | emoji | title; in Arabic |
 * description; in Arabic. Start and end are days from T0.
 */
const list = lineTable(
  `
  1 | 1 | 1 2 16 19 22 26 129 | -3 12  | 12:00 15:00 | 1f37d-fe0f | Long Lunch | غداء على مهل | Lunch menus at friendly prices, every day from noon | قوائم غداء بأسعار لطيفة كل يوم من الظهر
  2 | 1 | 3 13 17 18 27 128   | -10 20 | 18:00 23:00 | 1f306      | Harbour Nights | ليالي الميناء | Dinner by the water, brought to your balcony | عشاء على الماء يصل إلى شرفتك
  3 | 1 | 5 20 24 25 29       | -1 6   |             | 1f36f      | Sweet Week | أسبوع الحلويات | Seven days of cakes, kunafa and cold juices | سبعة أيام من الكعك والكنافة والعصائر الباردة
  4 | 2 | 6 8 101 104         | -2 9   |             | 1f33e      | Harvest Market | سوق الحصاد | Vegetables and fruit of the season from nearby farms | خضار وفواكه الموسم من المزارع القريبة
  5 | 3 | 9 10 107 109        | -5 25  |             | 1f927      | Healthy Winter | شتاء بصحة جيدة | Vitamins and cold relief for the whole family | فيتامينات وعلاجات الزكام لكل العائلة
  6 | 4 | 11 12 111 116 118   | -1 4   |             | 1f6cd-fe0f | White Weekend | عطلة الأسبوع البيضاء | A long weekend of lower prices | عطلة أسبوع طويلة بأسعار أقل
  7 | 7 | 14 119 122 123      | -4 30  | 07:00 10:00 | 2615       | Early Birds | الطيور المبكرة | The first coffee costs less before ten | القهوة الأولى أرخص قبل العاشرة
  8 | 1 | 4 125 126 127       | -30 -2 |             | 1f3d4-fe0f | Hill Festival | مهرجان التلال | Street food on the ridge | طعام الشارع على القمة`,
  10,
);

const idsIn = (stores: string): number[] => stores.split(' ').filter(Boolean).map(Number);

/**
 * The contents of each campaign's picture. It shows items of the campaign's stores, or emojis until those are
 * rendered.
 */
export const campaignPictures = list.map(([id, module, stores = '', , , emoji = '']) => ({
  id: Number(id),
  moduleId: Number(module),
  stores: idsIn(stores),
  emojis: [
    emoji,
    ...idsIn(stores)
      .slice(0, 3)
      .flatMap((store) => storeById(store).emojis.slice(0, 1)),
  ],
}));

export const campaigns: WorldTable = {
  table: 'campaigns',
  rows: list.map(([id, module, , days = '', hours = '', , en = '', ar = '', about = '', aboutAr = '']) => {
    const [starts, ends] = days.split(' ').filter(Boolean).map(Number) as [number, number];
    const [from, until] = hours.split(' ').filter(Boolean);
    return {
      id: Number(id),
      module_id: Number(module),
      title: text(en, ar),
      description: text(about, aboutAr),
      image: `/pictures/campaign/${id}.svg`,
      starts: sinceT0(starts * DAY),
      ends: sinceT0(ends * DAY),
      daily_from: from ?? null,
      daily_until: until ?? null,
    };
  }),
};

export const campaignStores: WorldTable = {
  table: 'campaign_stores',
  rows: list.flatMap(([id, , stores = '']) =>
    idsIn(stores).map((storeId) => ({ campaign_id: Number(id), store_id: storeId })),
  ),
};
