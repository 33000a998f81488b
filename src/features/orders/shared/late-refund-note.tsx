import { Trans } from '@lingui/react/macro';
import { useIsSignedIn } from '../../session/session.context';

/** Explains where a late payment is refunded [CHK-07, X-05]. */
export const LateRefundNote = () =>
  useIsSignedIn() ? (
    <Trans>Any payment you made will be refunded to your wallet.</Trans>
  ) : (
    <Trans>Any payment you made will be refunded to your original payment method.</Trans>
  );
