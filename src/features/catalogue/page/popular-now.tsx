import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../../domain/catalogue';
import { ItemRow } from '../cards/item-card';
import { Section } from './section';

export const PopularNowTitle = () => <Trans>Popular right now</Trans>;

/** Shows popular items, for pages with little content. */
export const PopularNow = ({ items }: { items: Item[] }) =>
  items.length > 0 ? (
    <Section title={<PopularNowTitle />}>
      <ItemRow items={items} />
    </Section>
  ) : null;
