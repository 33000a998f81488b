import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { HALF_WIDTH_SIZES } from '../../../ui/picture';
import { TilePicture } from '../../../ui/tile-picture';
import { Heart } from '../../wishlist/heart';
import { VehicleBadges } from '../cards/vehicle-badges';
import classes from './vehicle-page.module.css';

/** Shows the chosen picture above its thumbnails [RENT-13]. */
export function VehicleGallery({ vehicle }: { vehicle: FoundVehicle }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const { imageUrls: pictures, name, id } = vehicle;
  return (
    <div className={classes.gallery}>
      <div className={classes.stage}>
        <TilePicture
          className={classes.picture}
          src={pictures[chosen] ?? null}
          name={name}
          tint={id}
          width={620}
          height={400}
          sizes={HALF_WIDTH_SIZES}
          isUrgent
        />
        <VehicleBadges vehicle={vehicle} />
        <Heart className={classes.heart} kind="vehicle" id={id} name={name} />
      </div>
      {pictures.length > 1 ? (
        <ul className={classes.thumbs}>
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                className={classes.thumb}
                aria-pressed={index === chosen}
                aria-label={t`Show photo ${index + 1} of ${name}`}
                onClick={() => setChosen(index)}
              >
                <TilePicture
                  className={classes.small}
                  src={src}
                  name={name}
                  tint={id}
                  width={72}
                  height={72}
                  isDecorative
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
