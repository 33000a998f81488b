import type { ImgHTMLAttributes } from 'react';
import { srcSetOf } from '../../domain/picture-editions';

type Props = Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'className' | 'decoding' | 'onError'> & {
  src: string;
  /** Width and height of the reserved space in pixels. */
  width: number;
  height: number;
  /** The CSS width at which the picture is shown. It decides which size is downloaded. */
  sizes?: string;
  /**
   * True for pictures on the first screen, which load immediately. Others load when they are near the
   * viewport.
   */
  isUrgent?: boolean;
  /** `eager`: for small pictures that are always visible. */
  loading?: 'eager' | 'lazy';
};

/**
 * The width of pictures that fill the page. Phones crop them, so they download a wider one. Two pixels per
 * point suffice, because photographs look no better with more.
 */
export const FULL_WIDTH_SIZES =
  '(max-width: 600px) and (min-resolution: 2.5dppx) 420px, (max-width: 600px) 612px, (max-width: 1300px) 100vw, 1240px';
/** The width of pictures on cards: one column on phones, several elsewhere. */
export const CARD_SIZES = '(max-width: 767px) 92vw, 340px';
/** The width of pictures that fill half the page, or the width of a phone. */
export const HALF_WIDTH_SIZES = '(max-width: 700px) 92vw, 620px';

/** The component for all pictures of the shop. It downloads no larger size than it shows [NFR-07]. */
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
      // `src` is last, because some browsers start loading when it is set.
      {...(srcSet !== null && { sizes, srcSet })}
      src={src}
    />
  );
}
