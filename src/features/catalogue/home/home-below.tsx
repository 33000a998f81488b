import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Item, Module } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { Carousel } from '../../../ui/carousel';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton, SkeletonCards, SkeletonRow } from '../../../ui/skeleton';
import { useNear, WhenNear } from '../../../ui/when-near';
import { CampaignRow } from '../campaigns/campaign-row';
import { ItemCard, ItemRow } from '../cards/item-card';
import { FlashSaleBlock } from '../flash-sale/flash-sale-block';
import { Block } from '../page/block';
import { Section, ViewAll } from '../page/section';
import { useMarketTexts } from '../page/use-market-texts';
import { RecentItems } from '../recents/recent-items';
import { BrandRow } from './brand-row';
import { useDedupedRows } from './dedupe-rows';
import { Featured } from './featured';
import type { HomeBlocks } from './home-blocks';
import { NewStores } from './home-rows';

const MyOrdersRow = lazyPart(() =>
  import('../../orders/home/own-orders-row').then((file) => file.MyOrdersRow),
);

const ReviewReminder = lazyPart(() =>
  import('../../orders/reminder/review-reminder').then((file) => file.ReviewReminder),
);

export function HomeBelow({ module, blocks }: { module: Module | null; blocks: HomeBlocks }) {
  const texts = useMarketTexts(module?.type ?? null);
  const { deals, recommended, newStores, popular, arrivals, reviewed } = useDedupedRows(blocks);
  const pickedForYou = <Trans>Picked for you</Trans>;
  const buyAgain = <Trans>Buy it again</Trans>;
  return (
    <>
      {blocks.buyAgain ? (
        <Block data={blocks.buyAgain} title={buyAgain} skeleton={<SkeletonRow count={5} kind="item" />}>
          {(items) =>
            items.length > 0 ? (
              <Section title={buyAgain}>
                <ItemRow items={items} />
              </Section>
            ) : null
          }
        </Block>
      ) : null}
      {blocks.visitAgain ? (
        <LazyPlace>
          <Suspense>
            <ReviewReminder isBetweenSections />
          </Suspense>
          <MyOrdersRow />
        </LazyPlace>
      ) : null}
      <Block data={blocks.flashSale}>{(sale) => (sale ? <FlashSaleBlock sale={sale} /> : null)}</Block>
      <ItemBlock title={<Trans>Today’s deals</Trans>} data={deals} kind="discounted" />
      {module ? <RecentItems moduleId={module.id} /> : null}
      <CampaignRow basic={blocks.basicCampaigns} items={blocks.itemCampaigns} />
      <Block data={recommended} title={pickedForYou} skeleton={<SkeletonRow count={5} kind="item" />}>
        {(picked) =>
          picked.length > 0 ? (
            <Section title={pickedForYou}>
              <PickedForYou picked={picked} />
            </Section>
          ) : null
        }
      </Block>
      <NewStores module={module} data={newStores} />
      <ItemBlock title={texts.popularItems} data={popular} kind="popular" />
      <Featured module={module} />
      <ItemBlock title={<Trans>New arrivals</Trans>} data={arrivals} kind="new-arrival" />
      <ItemBlock title={<Trans>Most reviewed</Trans>} data={reviewed} kind="most-reviewed" />
      {blocks.brands ? <BrandRow data={blocks.brands} /> : null}
    </>
  );
}

function PickedForYou({ picked }: { picked: Item[] }) {
  const { t } = useLingui();
  const { isNear, ref } = useNear();
  return (
    <div ref={ref}>
      <Carousel
        label={t`Picked for you`}
        slides={picked.map((item) => ({
          key: item.id,
          content: isNear ? <ItemCard item={item} /> : <Skeleton blockSize={298} radius={20} />,
        }))}
      />
    </div>
  );
}

type ItemBlockProps = { title: ReactNode; data: BlockData<Item[]>; kind: string };

const ItemBlock = ({ title, data, kind }: ItemBlockProps) => (
  <Block data={data} title={title} skeleton={<SkeletonRow count={5} kind="item" />}>
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
          <WhenNear place={<SkeletonCards count={5} kind="item" />}>
            <ItemRow items={items} />
          </WhenNear>
        </Section>
      ) : null
    }
  </Block>
);
