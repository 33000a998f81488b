import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../../domain/catalogue';
import { FEATURED_LIFETIME } from '../../../platform/reads';
import { SkeletonRow } from '../../../ui/skeleton';
import { ItemRow } from '../cards/item-card';
import { Block } from '../page/block';
import { blockOf } from '../page/page-blocks';
import { Section } from '../page/section';
import { useReader, useScope } from '../page/use-scope';
import { viewedIn } from './viewed-items';

type Props = {
  moduleId: number;
  /** The id of the page's own item, which is left out. */
  besides?: number;
};

/** Lists recently viewed items at current prices. Unavailable ones are left out. */
export function RecentItems({ moduleId, besides }: Props) {
  const reader = useReader();
  const scope = useScope();
  const ids = viewedIn(moduleId).filter((id) => id !== besides);
  if (ids.length === 0) return null;
  const data = blockOf(
    reader,
    scope,
    `recent-items:${moduleId}:${ids.join(',')}`,
    FEATURED_LIFETIME,
    async () => {
      const items = await reader.api.discovery.itemsByIds(ids, { moduleId });
      return ids.flatMap((id) => items.filter((item: Item) => item.id === id));
    },
  );
  return (
    <Block data={data} skeleton={<SkeletonRow count={5} kind="item" />}>
      {(items) =>
        items.length > 0 ? (
          <Section title={<Trans>Recently viewed</Trans>}>
            <ItemRow items={items} />
          </Section>
        ) : null
      }
    </Block>
  );
}
