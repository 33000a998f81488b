import { Trans } from '@lingui/react/macro';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { Badge } from '../../../ui/badge';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import card from '../../../ui/picture-card.module.css';
import classes from './vehicle-card.module.css';

const InCartMark = lazyPart(() => import('../cart/in-cart-mark').then((file) => file.InCartMark));

export function VehicleBadges({ vehicle }: { vehicle: FoundVehicle }) {
  const formats = useFormats();
  const { discount } = vehicle;
  return (
    <div className={`${card.badges} ${classes.badges}`}>
      {vehicle.isNew ? (
        <Badge tone="good">
          <Trans>New</Trans>
        </Badge>
      ) : null}
      {discount ? (
        <Badge tone="accent">
          {discount.kind === 'percent' ? (
            <Trans>{formats.percent(discount.percent)} off</Trans>
          ) : (
            <Trans>{formats.money(discount.amount)} off</Trans>
          )}
        </Badge>
      ) : null}
      <LazyPlace>
        <InCartMark vehicleId={vehicle.id} />
      </LazyPlace>
    </div>
  );
}
