import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { Config } from '../../../../domain/config';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';

/** The field for a referral code. Hidden if referrals are off [AUTH-08]. */
export function RefCodeField(props: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  const { isWalletOn, isReferralOn, invitedReward } = useConfig();
  if (!isWalletOn || !isReferralOn) return null;
  return (
    <TextInput
      {...props}
      label={<Trans>Referral code (optional)</Trans>}
      description={invitedReward.amount > 0 ? <InvitedReward {...invitedReward} /> : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
    />
  );
}

/** Shows the reward for a new customer who uses a friend's code [REF-03]. */
function InvitedReward({ amount, minimumOrder }: Config['invitedReward']) {
  const formats = useFormats();
  const money = formats.money(amount);
  const least = formats.money(minimumOrder);
  return minimumOrder > 0 ? (
    <Trans>
      With a friend’s code you get {money} in your wallet after your first delivered order with items for{' '}
      {least} or more.
    </Trans>
  ) : (
    <Trans>With a friend’s code you get {money} in your wallet after your first delivered order.</Trans>
  );
}
