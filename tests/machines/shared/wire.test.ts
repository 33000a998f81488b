import { expect, it } from 'vitest';
import { toCartLines } from '../../../src/api/cart-mapping';
import { toModules } from '../../../src/api/config-mapping';
import { toItem } from '../../../src/api/item-mapping';
import { choose, items } from '../../domain/demo-items';
import { wireItem, wireLine, wireModule } from '../../support/model/wire';
import { cartLine } from '../cart/cart-lines';
import { itemWith } from '../catalogue/items';
import { modules } from '../location/module.model';

it.each(Object.entries(items))('writes %s so that the app reads it again', (_, terms) => {
  const item = itemWith(terms);
  expect(toItem(wireItem(item))).toEqual(item);
});

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
])('writes %s so that the app reads it again', (_, line) => {
  expect(toCartLines([wireLine(line)])).toMatchObject([line]);
});

it('writes markets so that the app reads them again', () => {
  expect(toModules(modules.map(wireModule))).toEqual(modules);
});
