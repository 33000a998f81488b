import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TipField } from '../../../src/features/checkout/parts/extras-part';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const tip = (hasTips: boolean) =>
  renderPage(
    <AccountStage>
      <TipField tip={0} onChange={() => undefined} otherwise={<p>None are taken</p>} />
    </AccountStage>,
    { api: { checkout: { options: async () => ({ hasTips, usualTip: 200 }) } } },
  );

it('offers a tip where the shop takes one [PARC-02, DATA-01]', async () => {
  await tip(true);
  expect(await screen.findByRole('button', { name: '$2.00' })).toBeDefined();
  expect(screen.queryByText('None are taken')).toBeNull();
});

it('says what stands in its place where the shop takes none [PARC-02, DATA-01]', async () => {
  await tip(false);
  expect(await screen.findByText('None are taken')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
