import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferralReward } from '../../../src/features/account/money/referral-reward';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';

it('says what a friend brings and when, and leads to what friends have brought [REF-01]', async () => {
  const terms = async () => ({ referralReward: 500 });
  await renderPage(
    <AccountStage>
      <ReferralReward />
    </AccountStage>,
    { api: { account: { own: async () => ({ money: { terms } }) } } },
  );

  expect(await screen.findByText(/first order of a friend .* \$5.00 come into your wallet/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'See what your friends have brought' });
  expect(link.getAttribute('href')).toBe('/wallet?kind=referral');
});
