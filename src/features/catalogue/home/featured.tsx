import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Module } from '../../../../domain/catalogue';
import { FEATURED_LIFETIME } from '../../../platform/reads';
import { SkeletonCards, SkeletonRow } from '../../../ui/skeleton';
import { WhenNear } from '../../../ui/when-near';
import { ItemRow } from '../cards/item-card';
import { Block } from '../page/block';
import { blockOf } from '../page/page-blocks';
import { Section } from '../page/section';
import { useReader, useScope } from '../page/use-scope';
import classes from './featured.module.css';

const ROW = 12;

/** Shows featured categories with their items. The data is reloaded after 30 seconds [CAT-01]. */
export function Featured({ module }: { module: Module | null }) {
  const reader = useReader();
  const scope = useScope();
  const { discovery } = reader.api;
  const data = blockOf(reader, scope, 'featured', FEATURED_LIFETIME, async () => {
    const [categories, { entries }] = await Promise.all([
      discovery.featuredCategories(),
      discovery.featuredItems({ page: 1, limit: ROW }),
    ]);
    return { categories, items: entries };
  });
  const title = <Trans>Featured categories</Trans>;
  return (
    <Block data={data} title={title} skeleton={<SkeletonRow count={5} kind="item" />}>
      {({ categories, items }) =>
        categories.length > 0 && items.length > 0 ? (
          <Section title={title}>
            <ul className={classes.categories}>
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    className={classes.category}
                    to="/home"
                    search={{ search: 'category', id, name, module_id: module?.id }}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <WhenNear place={<SkeletonCards count={5} kind="item" />}>
              <ItemRow items={items} />
            </WhenNear>
          </Section>
        ) : null
      }
    </Block>
  );
}
