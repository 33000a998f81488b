import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item, Module } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { Carousel } from '../../../ui/carousel';
import { SkeletonRow } from '../../../ui/skeleton';
import { CampaignRow } from '../campaigns/campaign-row';
import { ItemCard, ItemRow } from '../cards/item-card';
import { FlashSaleBlock } from '../flash-sale/flash-sale-block';
import { Block } from '../page/block';
import { Section, ViewAll } from '../page/section';
import { useMarketWords } from '../page/use-market-words';
import { BrandRow } from './brand-row';
import type { HomeBlocks } from './home-blocks';
import { StoreBlock } from './home-rows';

/** The blocks of the home page below the first screen. */
export function HomeBelow({ module, blocks }: { module: Module | null; blocks: HomeBlocks }) {
  const { t } = useLingui();
  const words = useMarketWords(module?.type ?? null);
  const { items, stores } = blocks;
  return (
    <>
      <Block data={blocks.flashSale}>{(sale) => (sale ? <FlashSaleBlock sale={sale} /> : null)}</Block>
      <ItemBlock title={<Trans>Today’s deals</Trans>} data={items.discounted} kind="discounted" />
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
