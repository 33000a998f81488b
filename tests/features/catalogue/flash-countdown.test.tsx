import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FlashCountdown } from '../../../src/features/catalogue/flash-sale/flash-countdown';
import { T0, terms } from '../../domain/demo-items';
import { itemWith } from '../../machines/catalogue/items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const show = (endsAt: number | null) =>
  renderPage(
    <ShopPage>
      <FlashCountdown
        item={{
          ...itemWith(terms()),
          flashSaleEndsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        }}
      />
    </ShopPage>,
  );
const timer = () => screen.queryByRole('timer', { name: 'Time left', hidden: true });

it('an item on sale has a countdown beside its price [CAT-12]', async () => {
  await show(T0 + 61_000);
  expect(timer()?.textContent).toBe('000101');
});

it.each([
  ['is over', T0],
  ['does not exist', null],
])('an item has no countdown when the sale %s [CAT-12]', async (_, endsAt) => {
  await show(endsAt);
  expect(timer()).toBeNull();
});
