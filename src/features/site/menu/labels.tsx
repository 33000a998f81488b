import { Trans } from '@lingui/react/macro';
import { useSelectedModule } from '../../location/module.context';

/** Each module has its own word for stores. */
export function StoresLabel() {
  const type = useSelectedModule()?.type;
  if (type === 'food') return <Trans>Restaurants</Trans>;
  if (type === 'rental') return <Trans>Providers</Trans>;
  return <Trans>Stores</Trans>;
}

/** Rental tracks trips instead of orders [NAV-14]. */
export const TrackLabel = () =>
  useSelectedModule()?.type === 'rental' ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>;
