import { Trans } from '@lingui/react/macro';
import { useSelectedModule } from '../../location/module.context';

/** The word for stores in the chosen module. */
export function StoresLabel() {
  const type = useSelectedModule()?.type;
  if (type === 'food') return <Trans>Restaurants</Trans>;
  if (type === 'rental') return <Trans>Providers</Trans>;
  return <Trans>Stores</Trans>;
}

/** The label of the tracking link. In rental it names trips instead of orders [NAV-14]. */
export const TrackLabel = () =>
  useSelectedModule()?.type === 'rental' ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>;
