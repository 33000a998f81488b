import { Trans } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { usePanel } from '../../../platform/layers/layers.context';
import { Button } from '../../../ui/button';
import { useChosenPlace } from '../../location/location.context';

/** Asks a customer without an address for one. Customers who open a shared link may have none [NAV-28]. */
export function CheckDelivery() {
  const place = useChosenPlace();
  const { open } = usePanel('location');
  if (place !== null) return null;
  return (
    <p>
      <Button variant="default" leftSection={<IconMapPin size={18} aria-hidden />} onClick={open}>
        <Trans>Check delivery to your address</Trans>
      </Button>
    </p>
  );
}
