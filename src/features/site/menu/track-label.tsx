import { Trans } from '@lingui/react/macro';
import { useSelectedModule } from '../../location/module.context';

/** One route, two names [NAV-14]. */
export const TrackLabel = () =>
  useSelectedModule()?.type === 'rental' ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>;
