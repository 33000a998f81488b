import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReturnNote } from '../../../src/features/catalogue/item/return-note';
import { SizeGuideTable } from '../../../src/features/catalogue/item/size-guide';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const sizeGuide = [
  { title: 'Size', values: ['S', 'M'] },
  { title: 'Chest (cm)', values: ['82–86', '87–92'] },
];

it('the size guide is a table with a row for each size [ITEM-17]', async () => {
  await renderPage(
    <ShopPage>
      <SizeGuideTable item={{ name: 'Summer Dress', sizeGuide }} />
    </ShopPage>,
  );
  expect(screen.getByText('Size guide')).toBeDefined();
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    ['Size', 'Chest (cm)'],
  );
  const row = screen.getByRole('row', { name: 'M 87–92', hidden: true });
  expect(row.querySelector('th')?.getAttribute('scope')).toBe('row');
});

it('an item without a size guide or terms for returns shows neither [ITEM-17, ITEM-18]', async () => {
  await renderPage(
    <ShopPage>
      <SizeGuideTable item={{ name: 'Radio', sizeGuide: [] }} />
      <ReturnNote item={{ moduleType: 'food', returns: { days: null, terms: null } }} />
    </ShopPage>,
  );
  expect(screen.queryByText('Size guide')).toBeNull();
  expect(screen.queryByText(/Returns within/)).toBeNull();
});

it('the note on returns shows the days and the terms of the store [ITEM-18]', async () => {
  await renderPage(
    <ShopPage>
      <ReturnNote
        item={{ moduleType: 'ecommerce', returns: { days: 30, terms: 'Unworn, with its labels.' } }}
      />
      <ReturnNote item={{ moduleType: 'ecommerce', returns: { days: null, terms: null } }} />
    </ShopPage>,
  );
  expect(screen.getByText('Returns within 30 days of delivery')).toBeDefined();
  expect(screen.getByText('Unworn, with its labels.')).toBeDefined();
  expect(screen.getByText('Returns within 14 days of delivery')).toBeDefined();
});
