import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Banner } from '../../../api/catalogue-mapping';
import { Carousel } from '../../../ui/carousel';
import { FULL_WIDTH_SIZES, Picture } from '../../../ui/picture';
import { StoreLink } from '../../../ui/store-link';
import classes from './banner-carousel.module.css';

/** Shows banners with real text above the picture, so that the text is translated and sharp. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { t } = useLingui();
  return (
    <div className={classes.hero}>
      <Carousel
        label={t`Offers`}
        shown={1}
        slides={banners.map((banner, index) => ({
          key: banner.id,
          content: <BannerSlide banner={banner} isFirst={index === 0} />,
        }))}
      />
    </div>
  );
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <BannerTarget target={banner.target}>
      <span className={classes.slide} data-tint={banner.id % 4}>
        {banner.imageUrl === null ? null : (
          <Picture
            className={classes.picture}
            src={banner.imageUrl}
            alt=""
            width={1200}
            height={400}
            sizes={FULL_WIDTH_SIZES}
            isUrgent={isFirst}
          />
        )}
        <span className={classes.words}>
          {banner.title}
          {banner.smallPrint === null ? null : <small className={classes.print}>{banner.smallPrint}</small>}
          <BannerCall target={banner.target} />
        </span>
      </span>
    </BannerTarget>
  );
}

/** Looks like a button but is none, because the whole slide is the link. */
function BannerCall({ target }: { target: Banner['target'] }) {
  if (target === null) return null;
  return (
    <span className={classes.call}>
      {target.to === 'store' ? (
        <Trans>View store</Trans>
      ) : target.to === 'item' ? (
        <Trans>See price</Trans>
      ) : (
        <Trans>Learn more</Trans>
      )}
    </span>
  );
}

function BannerTarget({ target, children }: { target: Banner['target']; children: ReactNode }) {
  if (target?.to === 'store')
    return (
      <StoreLink store={target.store} className={classes.link}>
        {children}
      </StoreLink>
    );
  if (target?.to === 'item')
    return (
      <Link
        className={classes.link}
        to="/product/$id"
        params={{ id: String(target.item.id) }}
        search={{ module_id: target.item.moduleId }}
      >
        {children}
      </Link>
    );
  if (target?.to === 'link' && /^https?:\/\//.test(target.url))
    return (
      <a className={classes.link} href={target.url} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  return <span className={classes.link}>{children}</span>;
}
