import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../../domain/money';
import { toCartLines } from '../../../src/api/cart-mapping';
import { toModules } from '../../../src/api/config-mapping';
import { toItem } from '../../../src/api/item-mapping';
import { choose, items } from '../../domain/demo-items';
import { wireItem, wireLine, wireModule } from '../../support/model/wire';
import { cartLine } from '../cart/cart-lines';
import { itemWith } from '../catalogue/items';
import { modules } from '../location/module.model';

it.each(Object.entries(items))(
  'the item %s is unchanged after a conversion to the API format and back',
  (_, terms) => {
    const item = itemWith(terms);
    expect(toItem(wireItem(item), USUAL_CURRENCY)).toEqual(item);
  },
);

it.each([
  ['a plain line', cartLine(1, 2, { stock: 2 })],
  [
    'a line with a variation',
    {
      ...cartLine(2, 1, items['E-01']),
      selection: choose({ options: { Colour: 'Red', Size: 'XL' } }),
    },
  ],
  [
    'a line with food values and add-ons',
    {
      ...cartLine(3, 1, items['F-01']),
      selection: choose({ groups: { Size: ['Medium'] }, addOns: { 1: 2 } }),
    },
  ],
])('a cart with %s is unchanged after a conversion to the API format and back', (_, line) => {
  expect(toCartLines([wireLine(line)], USUAL_CURRENCY)).toMatchObject([line]);
});

it('modules are unchanged after a conversion to the API format and back', () => {
  expect(toModules(modules.map(wireModule))).toEqual(modules);
});
