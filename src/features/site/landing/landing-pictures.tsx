import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import bags from '@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp';
import scooter from '@lobehub/fluent-emoji-3d/assets/1f6f5.webp';
import pill from '@lobehub/fluent-emoji-3d/assets/1f48a.webp';
import greens from '@lobehub/fluent-emoji-3d/assets/1f96c.webp';
import tomato from '@lobehub/fluent-emoji-3d/assets/1f345.webp';
import burger from '@lobehub/fluent-emoji-3d/assets/1f354.webp';
import pizza from '@lobehub/fluent-emoji-3d/assets/1f355.webp';
import classes from './landing-pictures.module.css';

const pictures = [burger, greens, bags, pill, pizza, parcel, tomato, scooter];

/** What comes to the door, around the one question of the page. */
export const LandingPictures = () => (
  <div className={classes.pictures} aria-hidden="true">
    {pictures.map((picture) => (
      <img key={picture} src={picture} alt="" width={132} height={132} decoding="async" />
    ))}
  </div>
);
