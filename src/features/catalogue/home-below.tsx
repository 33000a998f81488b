import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item, Module } from '../../../domain/catalogue';
import { Carousel } from '../../ui/carousel';
import { SkeletonRow } from '../../ui/skeleton';
import { Block, type BlockData } from './block';
import { BrandRow } from './brand-row';
import { CampaignRow } from './campaign-row';
import { FlashSaleBlock } from './flash-sale-block';
import type { HomeBlocks } from './home-blocks';
import { StoreBlock } from './home-rows';
import { ItemCard } from './item-card';
import { ItemRow } from './item-row';
import { Section, ViewAll } from './section';
import { useMarketWords } from './use-market-words';

/** The blocks of the home page below the first screen. */
export function HomeBelow({ module, blocks }: { module: Module | null; blocks: HomeBlocks }) {
  const { t } = useLingui();
  const words = useMarketWords(module?.type ?? null);
  const { items, stores } = blocks;
  return (
    <>
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
    </>
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
