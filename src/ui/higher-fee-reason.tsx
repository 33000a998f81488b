import { Trans } from '@lingui/react/macro';
import type { FeeReason } from '../../domain/delivery-fee';
import { useFormats } from '../i18n/formats.context';

export type DearerRule = Extract<FeeReason, { rule: 'zone' | 'surge' }>;

/** Shows why the fee is higher than the fee for the distance alone [DLV-06, DLV-10]. */
export function HigherFeeReason({ reason }: { reason: DearerRule }) {
  const formats = useFormats();
  return reason.rule === 'zone' ? (
    <Trans>Delivery area surcharge {formats.percent(reason.percent)}</Trans>
  ) : (
    <Trans>High demand</Trans>
  );
}

export const isDearer = (reason: FeeReason): reason is DearerRule =>
  reason.rule === 'zone' || reason.rule === 'surge';
