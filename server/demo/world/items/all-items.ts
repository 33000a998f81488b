import { foodFixtures } from './fixtures-food';
import { goodsFixtures } from './fixtures-goods';
import { shopFixtures } from './fixtures-shops';
import { generatedItems } from './generated-items';
import type { ItemSpec } from './item.types';

/** All items of the demo. Items with fixed ids come first. */
export function allItems(): ItemSpec[] {
  const fixtures = [...foodFixtures, ...shopFixtures, ...goodsFixtures];
  return [...fixtures, ...generatedItems(fixtures)];
}
