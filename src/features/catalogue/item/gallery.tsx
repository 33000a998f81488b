import { Trans, useLingui } from '@lingui/react/macro';
import { IconZoomIn } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { lazyPart } from '../../../ui/lazy-part';
import { HALF_WIDTH_SIZES } from '../../../ui/picture';
import { TilePicture } from '../../../ui/tile-picture';
import { Heart } from '../../wishlist/heart';
import classes from './gallery.module.css';

const ZoomLayer = lazyPart(() => import('./zoom-layer').then((module) => module.ZoomLayer));

type Props = { item: Item; badge: ReactNode; isSmall?: boolean };

/** Shows picture and thumbnails. A click, tap or key zooms [ITEM-01, ITEM-15]. */
export function Gallery({ item, badge, isSmall = false }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const zoom = useExplanation('zoom', useId());
  const pictures = item.imageUrls;
  const count = pictures.length;
  const current = pictures[chosen] ?? null;
  const picture = (
    <TilePicture
      className={classes.picture}
      src={current}
      name={item.name}
      tint={item.id}
      width={560}
      height={460}
      sizes={isSmall ? '(max-width: 700px) 92vw, 240px' : HALF_WIDTH_SIZES}
      isUrgent
    />
  );
  return (
    <div className={classes.gallery} data-small={isSmall || undefined}>
      <div className={classes.stage}>
        {current === null ? (
          picture
        ) : (
          <button
            type="button"
            className={classes.zoom}
            aria-label={t`Zoom in on photo ${chosen + 1} of ${count} of ${item.name}`}
            onClick={zoom.open}
          >
            {picture}
            <span className={classes.lens} aria-hidden="true">
              <IconZoomIn size={20} />
            </span>
          </button>
        )}
        <span className={classes.badge}>{badge}</span>
        <Heart className={classes.heart} kind="item" id={item.id} name={item.name} />
      </div>
      {count > 1 ? (
        <ul className={classes.thumbs}>
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                className={classes.thumb}
                aria-pressed={index === chosen}
                aria-label={t`Show photo ${index + 1} of ${item.name}`}
                onClick={() => setChosen(index)}
              >
                <TilePicture
                  className={classes.small}
                  src={src}
                  name={item.name}
                  tint={item.id}
                  width={72}
                  height={72}
                  isDecorative
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoom.isOpen && current !== null ? (
        <LazyLayer layer="zoom" onClose={zoom.close}>
          <ZoomLayer
            src={current}
            title={
              <Trans>
                {item.name}, photo {chosen + 1}
              </Trans>
            }
            alt={item.name}
            onClose={zoom.close}
          />
        </LazyLayer>
      ) : null}
    </div>
  );
}
