import { Trans } from '@lingui/react/macro';
import type { AddState } from './add-state';

type Reason = Extract<AddState, { kind: 'blocked' }>['reason'];

export function BlockedReason({ reason }: { reason: Reason }) {
  if (reason === 'outOfStock') return <Trans>Out of Stock</Trans>;
  if (reason === 'notAvailableNow') return <Trans>Not Available now</Trans>;
  return <Trans>Campaign ended</Trans>;
}
