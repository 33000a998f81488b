import { Trans } from '@lingui/react/macro';
import { useIsSignedIn } from '../../session/session.context';

/** Where the money of what was not paid in time goes, whenever it comes [CHK-07, X-05]. */
export const WhatWasPaid = () =>
  useIsSignedIn() ? (
    <Trans>Whatever was paid goes to your wallet.</Trans>
  ) : (
    <Trans>Whatever was paid goes back the way it came.</Trans>
  );
