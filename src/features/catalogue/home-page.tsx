import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item, Module, Store } from '../../../domain/catalogue';
import { Carousel } from '../../ui/carousel';
import { SkeletonRow } from '../../ui/skeleton';
import { BannerCarousel } from './banner-carousel';
import { Block, type BlockData } from './block';
import { BrandRow } from './brand-row';
import { CampaignRow } from './campaign-row';
import { ItemRow, StoreRow } from './card-rows';
import { CategoryChip } from './category-chip';
import { FlashSaleBlock } from './flash-sale-block';
import type { HomeBlocks } from './home-blocks';
import { ItemCard } from './item-card';
import { CardRow, Section, ViewAll } from './section';
import { useMarketWords } from './use-market-words';

type Props = { module: Module | null; blocks: HomeBlocks };

export function HomePage({ module, blocks }: Props) {
  const { t } = useLingui();
  const words = useMarketWords(module?.type ?? null);
  const { items, stores } = blocks;
  return (
    <div className="page">
      <h1 className="visually-hidden" tabIndex={-1}>
        {module?.name ?? t`Home`}
      </h1>
      <Block data={blocks.banners} skeleton={<SkeletonRow count={1} kind="banner" />}>
        {(banners) => (banners.length > 0 ? <BannerCarousel banners={banners} /> : null)}
      </Block>
      <Block data={blocks.categories} skeleton={<SkeletonRow count={9} kind="category" />}>
        {(categories) =>
          categories.length > 0 ? (
            <Section
              title={words.categories}
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
      <StoreBlock
        title={words.popularStores}
        data={stores.popular}
        more={
          <Link to="/store/popular">
            <ViewAll />
          </Link>
        }
      />
      <Block data={blocks.flashSale}>{(sale) => (sale ? <FlashSaleBlock sale={sale} /> : null)}</Block>
      <ItemBlock title={<Trans>Worth it today</Trans>} data={items.discounted} kind="discounted" />
      <CampaignRow basic={blocks.basicCampaigns} items={blocks.itemCampaigns} />
      <Block data={items.recommended} skeleton={<SkeletonRow count={5} kind="item" />}>
        {(recommended) =>
          recommended.length > 0 ? (
            <Section title={<Trans>Picked for you</Trans>}>
              <Carousel
                label={t`Picked for you`}
                slides={recommended.map((item) => ({ key: item.id, content: <ItemCard item={item} /> }))}
              />
            </Section>
          ) : null
        }
      </Block>
      <StoreBlock
        title={words.latestStores}
        data={stores.latest}
        more={
          <Link to="/store/latest">
            <ViewAll />
          </Link>
        }
      />
      <ItemBlock title={words.popularItems} data={items.popular} kind="popular" />
      <ItemBlock title={<Trans>New arrivals</Trans>} data={items['new-arrival']} kind="new-arrival" />
      <ItemBlock title={<Trans>Most reviewed</Trans>} data={items['most-reviewed']} kind="most-reviewed" />
      {blocks.brands ? <BrandRow data={blocks.brands} /> : null}
    </div>
  );
}

type ItemBlockProps = { title: ReactNode; data: BlockData<Item[]>; kind: string };

const ItemBlock = ({ title, data, kind }: ItemBlockProps) => (
  <Block data={data} skeleton={<SkeletonRow count={5} kind="item" />}>
    {(items) =>
      items.length > 0 ? (
        <Section
          title={title}
          more={
            <Link to="/items/$kind" params={{ kind }}>
              <ViewAll />
            </Link>
          }
        >
          <ItemRow items={items} />
        </Section>
      ) : null
    }
  </Block>
);

type StoreBlockProps = { title: ReactNode; data: BlockData<Store[]>; more: ReactNode };

const StoreBlock = ({ title, data, more }: StoreBlockProps) => (
  <Block data={data} skeleton={<SkeletonRow count={4} kind="store" />}>
    {(stores) =>
      stores.length > 0 ? (
        <Section title={title} more={more}>
          <StoreRow stores={stores} />
        </Section>
      ) : null
    }
  </Block>
);
