import { expect, it } from 'vitest';
import { RefCodeField } from '../../../src/features/session/sign-up/ref-code-field';
import { renderPage } from '../../support/walk-page';
import { field, restingAuth, SignInStage } from './sign-in-stage';

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'the referral code field is shown only with wallet and referrals on (%s, %s): %s [AUTH-08]',
  async (isWalletOn, isReferralOn, isShown) => {
    await renderPage(
      <SignInStage auth={restingAuth()} config={{ isWalletOn, isReferralOn }}>
        <RefCodeField />
      </SignInStage>,
    );
    expect(field('Referral code (optional)') !== null).toBe(isShown);
  },
);

const BRINGS = 'With a friend’s code you get $3.00 in your wallet after your first delivered order';

it.each([
  [3_00, 10_00, `${BRINGS} with items for $10.00 or more.`],
  [3_00, 0, `${BRINGS}.`],
  [0, 10_00, null],
])(
  'the referral code field names the reward for a friend’s code: %s for an order of %s [REF-03]',
  async (amount, minimumOrder, expected) => {
    await renderPage(
      <SignInStage auth={restingAuth()} config={{ invitedReward: { amount, minimumOrder } }}>
        <RefCodeField />
      </SignInStage>,
    );
    const text = document.body.textContent ?? '';
    if (expected === null) expect(text).not.toContain('With a friend’s code');
    else expect(text).toContain(expected);
  },
);
