import type { ImgHTMLAttributes } from 'react';
import { srcSetOf } from '../../domain/picture-editions';

type Props = Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'className' | 'decoding' | 'onError'> & {
  src: string;
  /** Width and height of the reserved space. */
  width: number;
  height: number;
  /** The CSS width at which it is shown. It selects the size to download. */
  sizes?: string;
  /** True for pictures on the first screen, which load early. Others load near the viewport. */
  isUrgent?: boolean;
  /** `eager`: for small pictures that are always visible. */
  loading?: 'eager' | 'lazy';
};

/**
 * For pictures as wide as the page. Phones crop them, so they are rendered wider. Two pixels per point are
 * enough, because photographs show no difference above.
 */
export const FULL_WIDTH_SIZES =
  '(max-width: 600px) and (min-resolution: 2.5dppx) 420px, (max-width: 600px) 612px, (max-width: 1300px) 100vw, 1240px';
/** For cards: one column on phones, several elsewhere. */
export const CARD_SIZES = '(max-width: 767px) 92vw, 340px';
/** For pictures that fill half the page, or a phone's width. */
export const HALF_WIDTH_SIZES = '(max-width: 700px) 92vw, 620px';

/** The only component for shop pictures. It downloads no larger size than shown [NFR-07]. */
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
