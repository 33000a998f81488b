import { Plural, Trans } from '@lingui/react/macro';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { Provider } from '../../../../domain/rental/vehicle';
import { useFormats } from '../../../i18n/formats.context';
import { Badge } from '../../../ui/badge';
import { CARD_SIZES } from '../../../ui/picture';
import card from '../../../ui/picture-card.module.css';
import { Rating } from '../../../ui/rating';
import { TilePicture } from '../../../ui/tile-picture';
import { Heart } from '../../wishlist/heart';
import { useRunningDiscount } from './running-discount';
import classes from './vehicle-card.module.css';
import { ProviderLink } from './vehicle-link';

type Props = { provider: Provider; trip: Trip | null };

export function ProviderCard({ provider, trip }: Props) {
  const formats = useFormats();
  const discount = useRunningDiscount(provider);
  return (
    <article className={card.card}>
      <div className={card.top}>
        <TilePicture
          className={classes.picture}
          src={provider.coverUrl ?? provider.logoUrl}
          name={provider.name}
          tint={provider.id}
          width={290}
          height={150}
          sizes={CARD_SIZES}
          fit={provider.coverUrl === null ? 'contain' : 'cover'}
          isDecorative
        />
        {discount ? (
          <div className={card.badges}>
            <Badge tone="accent">
              <Trans>{formats.percent(discount.percent)} off</Trans>
            </Badge>
          </div>
        ) : null}
      </div>
      <div className={classes.body}>
        <div className={card.title}>
          <h3 className={card.name}>
            <ProviderLink id={provider.id} trip={trip} className={card.link}>
              {provider.name}
            </ProviderLink>
          </h3>
          {provider.ratingCount > 0 ? <Rating value={provider.rating} count={provider.ratingCount} /> : null}
        </div>
        <p className={classes.provider} dir="auto">
          {provider.address}
        </p>
        <p className={classes.text}>
          <Plural value={provider.vehicleCount} one="# vehicle" other="# vehicles" />
        </p>
      </div>
      <Heart className={card.heart} kind="provider" id={provider.id} name={provider.name} />
    </article>
  );
}
