import { useState } from 'react';
import { isScene } from '../../domain/picture-editions';
import { Picture } from './picture';
import classes from './tile-picture.module.css';

type Props = {
  src: string | null;
  name: string;
  /** The index of the background tint. Equal names get equal tints. */
  tint: number;
  width: number;
  height: number;
  isUrgent?: boolean;
  /** The CSS width at which the picture is shown, if it differs from `width`. */
  sizes?: string;
  fit?: 'contain' | 'cover';
  /** True if the name is shown beside the picture. The picture is then decorative. */
  isDecorative?: boolean;
  className?: string | undefined;
};

const TINTS = 6;
/** The usual ratio of width to height of a photograph. A tall tile crops its sides. */
const USUAL_SHAPE = 1.5;

/** A picture on a tile. The initials of the name replace a missing or broken picture [DATA-06]. */
export function TilePicture(props: Props) {
  const {
    src,
    name,
    tint,
    width,
    height,
    isUrgent = false,
    fit = 'contain',
    sizes = `${fit === 'cover' ? Math.max(width, height * USUAL_SHAPE) : width}px`,
    isDecorative,
    className,
  } = props;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPicture = src !== null && src !== brokenSrc;
  return (
    <span
      className={[classes.tile, className].filter(Boolean).join(' ')}
      data-tint={tint % TINTS}
      data-fit={src !== null && isScene(src) ? 'cover' : fit}
    >
      {hasPicture ? (
        <Picture
          src={src}
          alt={isDecorative ? '' : name}
          width={width}
          height={height}
          sizes={sizes}
          isUrgent={isUrgent}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <span
          className={classes.placeholder}
          role="img"
          aria-label={isDecorative ? undefined : name}
          aria-hidden={isDecorative}
          data-initials={initialsOf(name)}
        />
      )}
    </span>
  );
}

/** Returns the initials of a name. A space keeps Arabic letters from joining. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('\u200c')
    .toLocaleUpperCase();
