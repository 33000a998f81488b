import type { ImgHTMLAttributes } from 'react';
import { srcSetOf } from '../../domain/picture-editions';

type Props = Pick<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'className' | 'decoding' | 'onError'> & {
  src: string;
  /** Width and height of the reserved space. */
  width: number;
  height: number;
  /** The CSS width at which it is shown, for choosing an edition. */
  sizes?: string;
  /** First-screen pictures load early; others when they come near. */
  isUrgent?: boolean;
  /** `eager`: for small pictures that are always visible. */
  loading?: 'eager' | 'lazy';
};

/**
 * As wide as the page. On a phone the picture is cropped, so it is drawn wider. The limit of two pixels per
 * point is not visible in photographs.
 */
export const FULL_WIDTH_SIZES =
  '(max-width: 600px) and (min-resolution: 2.5dppx) 420px, (max-width: 600px) 612px, (max-width: 1300px) 100vw, 1240px';
/** One column on a phone, several elsewhere. */
export const CARD_SIZES = '(max-width: 767px) 92vw, 340px';
/** Half the page, full width on a phone. */
export const HALF_WIDTH_SIZES = '(max-width: 700px) 92vw, 620px';

/** The only component for shop pictures; loads no larger edition than shown [NFR-07]. */
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
      // Must be last: some browsers start loading when `src` is set.
      {...(srcSet !== null && { sizes, srcSet })}
      src={src}
    />
  );
}
