import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../../platform/fields/text-field';
import { useConfig } from '../../../platform/shop.context';

/** Only where a friend's code is worth something [AUTH-08]. */
export function RefCodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { isWalletOn, isReferralOn } = useConfig();
  if (!isWalletOn || !isReferralOn) return null;
  return (
    <TextField
      {...props}
      label={<Trans>Refer code (optional)</Trans>}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      isLtr
    />
  );
}
