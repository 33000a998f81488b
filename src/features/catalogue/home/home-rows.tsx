import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Module, Store } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { SkeletonRow } from '../../../ui/skeleton';
import { StoreRow } from '../cards/store-card';
import { Block } from '../page/block';
import { Section, ViewAll } from '../page/section';
import { useMarketTexts } from '../page/use-market-texts';
import { useDedupedRows } from './dedupe-rows';
import type { HomeBlocks } from './home-blocks';

type HomeProps = { module: Module | null; blocks: HomeBlocks };

/** Shows stores of earlier orders. Customers without orders see new stores in the same space [CAT-14]. */
export function VisitAgain({ module, blocks }: HomeProps) {
  const { firstVisit } = useDedupedRows(blocks);
  const title = <Trans>Visit again</Trans>;
  if (blocks.visitAgain === null || firstVisit === null) return null;
  return (
    <Block data={blocks.visitAgain} title={title} skeleton={<SkeletonRow count={4} kind="store" />}>
      {(stores) =>
        stores.length > 0 ? (
          <Section title={title}>
            <StoreRow stores={stores} />
          </Section>
        ) : (
          <NewStores module={module} data={firstVisit} />
        )
      }
    </Block>
  );
}

type NewProps = Pick<HomeProps, 'module'> & { data: BlockData<Store[]> };

export function NewStores({ module, data }: NewProps) {
  const { latestStores } = useMarketTexts(module?.type ?? null);
  return (
    <StoreBlock
      title={latestStores}
      data={data}
      more={
        <Link to="/store/latest">
          <ViewAll />
        </Link>
      }
    />
  );
}

type StoreBlockProps = { title: ReactNode; data: BlockData<Store[]>; more?: ReactNode };

export const StoreBlock = ({ title, data, more }: StoreBlockProps) => (
  <Block data={data} title={title} skeleton={<SkeletonRow count={4} kind="store" />}>
    {(stores) =>
      stores.length > 0 ? (
        <Section title={title} more={more}>
          <StoreRow stores={stores} />
        </Section>
      ) : null
    }
  </Block>
);
