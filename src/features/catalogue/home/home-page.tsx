import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Module } from '../../../../domain/catalogue';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { SkeletonRow } from '../../../ui/skeleton';
import { CategoryChip } from '../browse/category-chip';
import { Block } from '../page/block';
import { PageTitle } from '../page/page-title';
import { CardRow, Section, ViewAll } from '../page/section';
import { useMarketTexts } from '../page/use-market-texts';
import { BannerCarousel } from './banner-carousel';
import type { HomeBlocks } from './home-blocks';
import { StoreBlock, VisitAgain } from './home-rows';

/**
 * Sections below the first screen. They load later and are not rendered on the server, which avoids a second
 * layout.
 */
const HomeBelow = lazyPart(() => import('./home-below').then((file) => file.HomeBelow));
const Below = () => <SkeletonRow count={5} kind="item" />;

type Props = {
  module: Module | null;
  blocks: HomeBlocks;
  /** False if the page already has a heading above. */
  hasTitle?: boolean;
};

export function HomePage({ module, blocks, hasTitle = false }: Props) {
  const { t } = useLingui();
  const texts = useMarketTexts(module?.type ?? null);
  const { stores } = blocks;
  return (
    <div className="page">
      {hasTitle ? null : (
        <h1 className="visually-hidden" tabIndex={-1}>
          {module?.name ?? t`Home`}
        </h1>
      )}
      <Block data={blocks.banners} skeleton={<SkeletonRow count={1} kind="banner" />}>
        {(banners) => (banners.length > 0 ? <BannerCarousel banners={banners} /> : null)}
      </Block>
      <Block
        data={blocks.categories}
        title={texts.categories}
        skeleton={<SkeletonRow count={9} kind="category" />}
      >
        {(categories) =>
          categories.length > 0 ? (
            <Section
              title={texts.categories}
              more={
                <Link
                  to="/home"
                  search={{ search: 'allCategories', from: 'allCategories', data_type: 'new' }}
                >
                  <ViewAll />
                </Link>
              }
            >
              <CardRow kind="category">
                {categories.map((category, index) => (
                  <li key={category.id}>
                    <CategoryChip category={category} moduleId={module?.id ?? null} isUrgent={index < 8} />
                  </li>
                ))}
              </CardRow>
            </Section>
          ) : null
        }
      </Block>
      {blocks.visitAgain === null ? null : import.meta.env.SSR ? (
        <SkeletonRow count={4} kind="store" />
      ) : (
        <VisitAgain module={module} blocks={blocks} />
      )}
      <StoreBlock
        title={texts.popularStores}
        data={stores.popular}
        more={
          <Link to="/store/popular">
            <ViewAll />
          </Link>
        }
      />
      <LazyPlace fallback={<Below />} missing={<Below />}>
        {import.meta.env.SSR ? <Below /> : <HomeBelow module={module} blocks={blocks} />}
      </LazyPlace>
    </div>
  );
}

/** Shown if no module is chosen or served. The page frame explains why [MOD-03, MOD-04]. */
export const NoModuleChosen = () => (
  <div className="page">
    <PageTitle>
      <Trans>Home</Trans>
    </PageTitle>
  </div>
);
