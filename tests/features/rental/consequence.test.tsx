import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Consequence } from '../../../src/features/rental/cart/consequence';
import { cartOf, compact, line, scooter, transfer } from '../../machines/rental/trips';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

it('the conflict dialog of a trip cart shows which vehicles stay, leave and are added, and both totals [X-18, RENT-24]', async () => {
  const before = { ...cartOf([line(compact, 2), line(scooter)]), total: 54_00 };
  const after = { ...cartOf([line(compact, 2), line(transfer)]), total: 61_50 };
  await renderPage(
    <ShopPage>
      <Consequence before={before} after={after} isAsked={false} comes="Transfer car" />
    </ShopPage>,
  );
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()]);
  expect(facts).toEqual([
    ['Kept', 'Compact × 2'],
    ['Removed', 'Scooter'],
    ['Added', 'Transfer car'],
    ['New total', '$54.00 $61.50'],
  ]);
});
