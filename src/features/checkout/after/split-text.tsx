import { Trans } from '@lingui/react/macro';
import type { RestSplit } from '../../../../domain/payment-plan';
import { useFormats } from '../../../i18n/formats.context';

/**
 * Names the wallet's share and the amount due. The customer accepts this split by pressing the button below
 * [CHK-04, CHK-14].
 */
export function SplitText({ wallet, due }: RestSplit) {
  const formats = useFormats();
  const fromWallet = formats.money(wallet);
  const rest = formats.money(due);
  if (wallet === 0)
    return (
      <>
        <Trans>Left to pay</Trans>: {rest}
      </>
    );
  if (due === 0) return <Trans>Your wallet covers the full amount.</Trans>;
  return (
    <Trans>
      {fromWallet} from your wallet and {rest} with this method.
    </Trans>
  );
}
