import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { CARD_SIZES } from '../../../ui/picture';
import card from '../../../ui/picture-card.module.css';
import { Rating } from '../../../ui/rating';
import { Skeleton } from '../../../ui/skeleton';
import { TilePicture } from '../../../ui/tile-picture';
import { CardRow } from '../../catalogue/page/section';
import { Heart } from '../../wishlist/heart';
import { VehicleBadges } from './vehicle-badges';
import classes from './vehicle-card.module.css';
import { VehicleFacts } from './vehicle-facts';
import { VehicleLink } from './vehicle-link';
import { VehiclePrice } from './vehicle-price';

const QuickView = lazyPart(() =>
  import('../vehicle/vehicle-quick-view').then((file) => file.VehicleQuickView),
);

const CardAddControl = lazyPart(() => import('../add/card-add-control').then((file) => file.CardAddControl));
const ADDING = <Skeleton inlineSize={44} blockSize={44} radius={22} />;

type Props = {
  vehicle: FoundVehicle;
  trip: Trip | null;
  look?: 'compact' | 'detailed';
  headingLevel?: 2 | 3;
  isUrgent?: boolean;
};

/** The card of a vehicle. `look`: a compact card, or a row with more details [RENT-08]. */
export function VehicleCard({ vehicle, trip, look = 'compact', headingLevel = 3, isUrgent = false }: Props) {
  const { t } = useLingui();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const quickView = useExplanation('vehicle', String(vehicle.id));
  const isAway = vehicle.available === 0;
  return (
    <article className={`${card.card} ${classes.card}`} data-look={look} data-away={isAway || undefined}>
      <div className={card.top}>
        <TilePicture
          className={classes.picture}
          src={vehicle.imageUrl}
          name={vehicle.name}
          tint={vehicle.id}
          width={290}
          height={170}
          sizes={CARD_SIZES}
          isUrgent={isUrgent}
          isDecorative
        />
        <VehicleBadges vehicle={vehicle} />
      </div>
      <div className={classes.body}>
        <div className={card.title}>
          <Heading className={card.name}>
            <VehicleLink id={vehicle.id} trip={trip} className={card.link}>
              {vehicle.name}
            </VehicleLink>
          </Heading>
          {vehicle.ratingCount > 0 ? <Rating value={vehicle.rating} count={vehicle.ratingCount} /> : null}
        </div>
        <p className={classes.provider}>{vehicle.provider.name}</p>
        <VehicleFacts vehicle={vehicle} />
        {look === 'detailed' && vehicle.description ? (
          <p className={classes.text}>{vehicle.description}</p>
        ) : null}
        {isAway ? (
          <p className={classes.away}>
            <Trans>This vehicle is not available in this pick time</Trans>
          </p>
        ) : null}
        <div className={classes.foot}>
          <VehiclePrice vehicle={vehicle} trip={trip} />
          <button
            type="button"
            className={classes.quick}
            aria-haspopup="dialog"
            aria-label={t`Quick view of ${vehicle.name}`}
            onClick={quickView.open}
          >
            <IconEye size={20} aria-hidden />
          </button>
          <div className={classes.adding}>
            <LazyPlace fallback={ADDING} missing={ADDING}>
              <CardAddControl vehicle={vehicle} trip={trip} isKindChosen={trip !== null} />
            </LazyPlace>
          </div>
        </div>
      </div>
      <Heart
        className={`${card.heart} ${classes.heart}`}
        kind="vehicle"
        id={vehicle.id}
        name={vehicle.name}
      />
      {quickView.isOpen ? (
        <LazyLayer layer="vehicle" onClose={quickView.close}>
          <QuickView vehicle={vehicle} trip={trip} onClose={quickView.close} />
        </LazyLayer>
      ) : null}
    </article>
  );
}

export const VehicleRow = ({ vehicles, trip }: { vehicles: FoundVehicle[]; trip: Trip | null }) => (
  <CardRow kind="store">
    {vehicles.map((vehicle) => (
      <li key={vehicle.id}>
        <VehicleCard vehicle={vehicle} trip={trip} />
      </li>
    ))}
  </CardRow>
);
