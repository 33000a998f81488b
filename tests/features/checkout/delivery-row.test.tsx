import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuoteRows } from '../../../src/features/checkout/summary/quote-rows';
import { quote } from '../../machines/checkout/orders';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

const renderRows = (problems: { code: string; field: 'address'; message: string }[]) =>
  renderPage(
    <ShopPage>
      <QuoteRows
        quote={{ ...quote, delivery: null, total: null, due: null, problems }}
        isUnpriced={false}
        method="cash"
      />
    </ShopPage>,
  );

it('an order to an address outside the zone of the store shows no fee and no total [CHK-08, DLV-10]', async () => {
  await renderRows([{ code: 'out_of_zone', field: 'address', message: 'No delivery there' }]);
  expect(screen.getByText('Not available at this address')).toBeTruthy();
  expect(screen.queryByText('Total')).toBeNull();
});

it('an order without an address says that the fee depends on it [ADDR-11, DLV-10]', async () => {
  await renderRows([{ code: 'address', field: 'address', message: 'Please add your delivery address' }]);
  expect(screen.getByText('Depends on your address')).toBeTruthy();
  expect(screen.queryByText('Total')).toBeNull();
});
