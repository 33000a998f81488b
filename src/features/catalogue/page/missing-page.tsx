import { Trans } from '@lingui/react/macro';
import type { Item, Store } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { EmptyState } from '../../../ui/empty-state';
import { StoreRow } from '../cards/store-card';
import { Block } from './block';
import { HomeButton } from './home-button';
import { PopularNow } from './popular-now';
import { Section } from './section';

/** Shown for a missing item or store, with similar ones [NAV-27]. */
export const MissingItemPage = ({ similar }: { similar: BlockData<Item[]> }) => (
  <div className="page">
    <EmptyState
      headingLevel={1}
      title={<Trans>This item is no longer available</Trans>}
      action={<HomeButton />}
    >
      <Trans>The store may no longer offer it. Try one of these.</Trans>
    </EmptyState>
    <Block data={similar}>{(items) => <PopularNow items={items} />}</Block>
  </div>
);

export const MissingStorePage = ({ similar }: { similar: BlockData<Store[]> }) => (
  <div className="page">
    <EmptyState
      headingLevel={1}
      title={<Trans>This store is no longer available</Trans>}
      action={<HomeButton />}
    >
      <Trans>It may have closed or moved. Try one of these.</Trans>
    </EmptyState>
    <Block data={similar}>
      {(stores) =>
        stores.length > 0 ? (
          <Section title={<Trans>Popular stores</Trans>}>
            <StoreRow stores={stores} />
          </Section>
        ) : null
      }
    </Block>
  </div>
);
