import type { ImgHTMLAttributes } from 'react';
import { srcSetOf } from '../../domain/picture-editions';

type Props = Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'className' | 'decoding' | 'onError'> & {
  src: string;
  /** Of the place that is kept for it. */
  width: number;
  height: number;
  /** How wide it is drawn, as CSS says lengths: a browser chooses by it among the editions that there are. */
  sizes?: string;
  /** The first pictures of a screen load at once and before others; the rest when they come near. */
  isUrgent?: boolean;
  /** `eager`: small, and always in sight. */
  loading?: 'eager' | 'lazy';
};

/**
 * From the one edge of the page to the other; on a phone cut at its sides, so that it is drawn wider than it shows. Finer
 * than two points a pixel nobody sees a photograph there.
 */
export const ACROSS_THE_PAGE =
  '(max-width: 600px) and (min-resolution: 2.5dppx) 420px, (max-width: 600px) 612px, (max-width: 1300px) 100vw, 1240px';
/** In a card of one column on a phone, of several elsewhere. */
export const IN_A_CARD = '(max-width: 767px) 92vw, 340px';
/** In the half of a page, on a phone in all of it. */
export const IN_HALF_THE_PAGE = '(max-width: 700px) 92vw, 620px';

/** A picture of the shop, no larger than it is shown: the only place that asks for one [NFR-07]. */
export function Picture(props: Props) {
  const { src, alt, width, isUrgent = false, sizes = `${width}px`, ...others } = props;
  const srcSet = srcSetOf(src);
  return (
    <img
      loading={isUrgent ? 'eager' : 'lazy'}
      {...others}
      alt={alt}
      width={width}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      // The address stands last: some browsers load as soon as they know it.
      {...(srcSet !== null && { sizes, srcSet })}
      src={src}
    />
  );
}
