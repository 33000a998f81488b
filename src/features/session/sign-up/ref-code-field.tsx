import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useConfig } from '../../../platform/shop.context';

/** Hidden when referrals are off [AUTH-08]. */
export function RefCodeField(props: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  const { isWalletOn, isReferralOn } = useConfig();
  if (!isWalletOn || !isReferralOn) return null;
  return (
    <TextInput
      {...props}
      label={<Trans>Referral code (optional)</Trans>}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
    />
  );
}
