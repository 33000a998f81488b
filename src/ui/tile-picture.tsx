import { useState } from 'react';
import { Picture } from './picture';
import classes from './tile-picture.module.css';

type Props = {
  src: string | null;
  name: string;
  /** Which of the soft backgrounds: the same thing always gets the same one. */
  tint: number;
  width: number;
  height: number;
  isUrgent?: boolean;
  /** Where it is not about as wide as `width`. */
  sizes?: string;
  fit?: 'contain' | 'cover';
  /** The name stands beside the picture already: then the picture is decoration. */
  isDecorative?: boolean;
  className?: string | undefined;
};

const TINTS = 6;
/** Of a photograph: one that covers a tile which is higher is cut at its sides. */
const USUAL_SHAPE = 1.5;

/** A picture on its tinted tile. Without a picture, or when it can't be loaded, the name's initials stand there [DATA-06]. */
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
      data-fit={fit}
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

/** Apart from each other: two letters of Arabic would be joined to a word. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('\u200c')
    .toLocaleUpperCase();
