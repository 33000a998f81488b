import type { ItemSpec } from '../items/item.types';
import { randomFrom } from '../support/random';
import { text } from '../support/text';
import { DAY, HOUR, MINUTE, sinceT0 } from '../t0';
import type { WorldTable } from '../world.types';

const GROCERY = 2;
const SHOPS = 4;

const lastMinutes = 1;
const marketDay = 2;

export const flashSales: WorldTable = {
  table: 'flash_sales',
  rows: [
    {
      id: lastMinutes,
      module_id: SHOPS,
      title: text('Last Minutes', 'الدقائق الأخيرة'),
      starts: sinceT0(-6 * HOUR),
      ends: sinceT0(15 * MINUTE),
    },
    {
      id: marketDay,
      module_id: GROCERY,
      title: text('Market Day', 'يوم السوق'),
      starts: sinceT0(-DAY),
      ends: sinceT0(DAY + 7 * HOUR),
    },
  ],
};

const OFFERS_A_SALE = 8;

const offer = (saleId: number, itemId: number, percent: number, stock: number, sold: number) => ({
  flash_sale_id: saleId,
  item_id: itemId,
  discount_type: 'percent',
  discount: percent,
  stock,
  sold,
});

const HEADPHONES = 407;

function offersOf(saleId: number, moduleId: number, items: readonly ItemSpec[]) {
  const random = randomFrom(saleId * 65_537);
  const candidates = items.filter(
    (item) =>
      item.store.moduleId === moduleId &&
      item.fixture === null &&
      item.discount === null &&
      (item.stock ?? 0) > 10,
  );
  return random
    .shuffled(candidates)
    .slice(0, OFFERS_A_SALE)
    .map((item) => {
      const stock = random.between(8, 10);
      return offer(saleId, item.id, random.pick([15, 20, 25, 30]), stock, random.between(1, stock - 2));
    });
}

export const flashSaleItems = (items: readonly ItemSpec[]): WorldTable => ({
  table: 'flash_sale_items',
  rows: [
    offer(lastMinutes, HEADPHONES, 25, 20, 13),
    ...offersOf(lastMinutes, SHOPS, items),
    ...offersOf(marketDay, GROCERY, items),
  ],
});
