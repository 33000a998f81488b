import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Module } from '../../../../domain/catalogue';
import type { RentalBanner, VehicleGroup } from '../../../api/rental-mapping';
import type { BlockData } from '../../../platform/reads';
import { Carousel } from '../../../ui/carousel';
import { FULL_WIDTH_SIZES, Picture } from '../../../ui/picture';
import { SkeletonRow } from '../../../ui/skeleton';
import { TilePicture } from '../../../ui/tile-picture';
import chip from '../../catalogue/browse/category-chip.module.css';
import banner from '../../catalogue/home/banner-carousel.module.css';
import { Block } from '../../catalogue/page/block';
import { CardRow, Section, ViewAll } from '../../catalogue/page/section';
import { ProviderCard } from '../cards/provider-card';
import { VehicleRow } from '../cards/vehicle-card';
import { ProviderLink, VehicleLink } from '../cards/vehicle-link';
import type { RentalHomeBlocks } from '../page-blocks';
import { RentalSearchProvider } from '../search/rental-search.context';
import { SearchPanel } from '../search/search-panel';
import classes from './rental-home.module.css';

/** The home page of rental: the search, then vehicles and providers [RENT-01, RENT-02, RENT-14]. */
export function RentalHome({ module, blocks }: { module: Module; blocks: RentalHomeBlocks }) {
  return (
    <div className="page">
      <h1 className={classes.title} tabIndex={-1}>
        <Trans>Where would you like to go?</Trans>
        <span className="visually-hidden"> {module.name}</span>
      </h1>
      <Suspense>
        <RentalSearchProvider trip={null} filters={null}>
          <SearchPanel keeps={NOTHING} />
        </RentalSearchProvider>
      </Suspense>
      <Block data={blocks.banners} skeleton={<SkeletonRow count={1} kind="banner" />}>
        {(banners) => (banners.length > 0 ? <Banners banners={banners} /> : null)}
      </Block>
      <GroupRow title={<Trans>What do you need?</Trans>} data={blocks.categories} kind="categoryId" />
      <Block
        data={blocks.topRated}
        title={<Trans>Top rated vehicles</Trans>}
        skeleton={<SkeletonRow count={4} kind="store" />}
      >
        {(vehicles) =>
          vehicles.length > 0 ? (
            <Section
              title={<Trans>Top rated vehicles</Trans>}
              more={
                <Link to="/rental/vehicle-search" search={{ all_category: 1, sort: 'top_rated' }}>
                  <ViewAll />
                </Link>
              }
            >
              <VehicleRow vehicles={vehicles} trip={null} />
            </Section>
          ) : null
        }
      </Block>
      <GroupRow title={<Trans>Brands</Trans>} data={blocks.brands} kind="brandId" />
      <Block
        data={blocks.providers}
        title={<Trans>Popular providers</Trans>}
        skeleton={<SkeletonRow count={4} kind="store" />}
      >
        {(providers) =>
          providers.length > 0 ? (
            <Section title={<Trans>Popular providers</Trans>}>
              <CardRow kind="store">
                {providers.map((provider) => (
                  <li key={provider.id}>
                    <ProviderCard provider={provider} trip={null} />
                  </li>
                ))}
              </CardRow>
            </Section>
          ) : null
        }
      </Block>
    </div>
  );
}

const NOTHING = {};

function Banners({ banners }: { banners: RentalBanner[] }) {
  const { t } = useLingui();
  return (
    <div className={banner.hero}>
      <Carousel
        label={t`Offers`}
        shown={1}
        slides={banners.map((entry, index) => ({
          key: entry.id,
          content: <Slide entry={entry} isFirst={index === 0} />,
        }))}
      />
    </div>
  );
}

type SlideProps = { entry: RentalBanner; isFirst: boolean };

function Slide({ entry: { id, title, imageUrl, target }, isFirst }: SlideProps) {
  const content = (
    <span className={banner.slide} data-tint={id % 4}>
      {imageUrl === null ? null : (
        <Picture
          className={banner.picture}
          src={imageUrl}
          alt=""
          width={1200}
          height={400}
          sizes={FULL_WIDTH_SIZES}
          isUrgent={isFirst}
        />
      )}
      <span className={banner.words}>{title}</span>
    </span>
  );
  if (target === null) return <span className={banner.link}>{content}</span>;
  const To = target.to === 'vehicle' ? VehicleLink : ProviderLink;
  return (
    <To id={target.id} trip={null} className={banner.link}>
      {content}
    </To>
  );
}

type GroupRowProps = {
  title: ReactNode;
  data: BlockData<VehicleGroup[]>;
  kind: 'categoryId' | 'brandId';
};

function GroupRow({ title, data, kind }: GroupRowProps) {
  return (
    <Block data={data} title={title} skeleton={<SkeletonRow count={7} kind="category" />}>
      {(groups) =>
        groups.length > 0 ? (
          <Section
            title={title}
            more={
              kind === 'categoryId' ? (
                <Link to="/rental/vehicle-search" search={{ all_category: 1 }}>
                  <ViewAll />
                </Link>
              ) : null
            }
          >
            <CardRow kind="category">
              {groups.map(({ id, name, imageUrl }) => (
                <li key={id}>
                  <Link className={chip.chip} to="/rental/vehicle-search" search={{ [kind]: id }}>
                    <TilePicture
                      className={chip.picture}
                      src={imageUrl}
                      name={name}
                      tint={id}
                      width={112}
                      height={88}
                      isDecorative
                    />
                    <span className={chip.name}>{name}</span>
                  </Link>
                </li>
              ))}
            </CardRow>
          </Section>
        ) : null
      }
    </Block>
  );
}
