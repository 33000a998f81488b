import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferralReward } from '../../../src/features/account/money/referral-reward';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';

it('the referral page does not mention a reward for the friend when there is none [REF-03]', async () => {
  const terms = async () => ({
    referral: { reward: 5_00, friendReward: 0, minimumOrder: 0, maximumFriends: null },
  });
  await renderPage(
    <AccountStage>
      <ReferralReward />
    </AccountStage>,
    { api: { account: { own: async () => ({ money: { terms } }) } } },
  );
  expect(await screen.findByText(/^You get \$5.00/)).toBeDefined();
  expect(screen.queryByText(/^Your friend gets/)).toBeNull();
});

it('the referral page shows the reward and its conditions and links to the rewards earned [REF-01, REF-02, REF-03]', async () => {
  const terms = async () => ({
    referral: { reward: 5_00, friendReward: 3_00, minimumOrder: 10_00, maximumFriends: 20 },
  });
  await renderPage(
    <AccountStage>
      <ReferralReward />
    </AccountStage>,
    { api: { account: { own: async () => ({ money: { terms } }) } } },
  );

  expect(
    await screen.findByText(/^You get \$5.00 in your wallet after your friend’s first .* \$10.00 or more/),
  ).toBeDefined();
  expect(screen.getByText('Your friend gets $3.00 for the same order.')).toBeDefined();
  expect(screen.getByText(/For up to 20 friends\..*refunded, we take the reward back/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'See your referral rewards' });
  expect(link.getAttribute('href')).toBe('/wallet?kind=referral');
});
