import type { ReactNode } from 'react';
import type { Store } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { SkeletonRow } from '../../../ui/skeleton';
import { StoreRow } from '../cards/store-card';
import { Block } from '../page/block';
import { Section } from '../page/section';

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
