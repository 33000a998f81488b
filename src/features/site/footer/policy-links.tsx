import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useConfig } from '../../../platform/shop.context';

/** Links to the policies. Disabled ones are left out [NAV-21]. */
export function PolicyLinks() {
  const { policies } = useConfig();
  return (
    <>
      <Link to="/terms-and-conditions">
        <Trans>Terms & Conditions</Trans>
      </Link>
      <Link to="/privacy-policy">
        <Trans>Privacy Policy</Trans>
      </Link>
      {policies.refund ? (
        <Link to="/refund-policy">
          <Trans>Refund Policy</Trans>
        </Link>
      ) : null}
      {policies.cancellation ? (
        <Link to="/cancellation-policy">
          <Trans>Cancellation Policy</Trans>
        </Link>
      ) : null}
      {policies.shipping ? (
        <Link to="/shipping-policy">
          <Trans>Shipping Policy</Trans>
        </Link>
      ) : null}
    </>
  );
}
