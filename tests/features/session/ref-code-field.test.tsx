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
  'the field of a referral code needs wallet and referrals (%s, %s): %s [AUTH-08]',
  async (isWalletOn, isReferralOn, isShown) => {
    await renderPage(
      <SignInStage auth={restingAuth()} config={{ isWalletOn, isReferralOn }}>
        <RefCodeField />
      </SignInStage>,
    );
    expect(field('Referral code (optional)') !== null).toBe(isShown);
  },
);
