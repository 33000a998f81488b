import { Trans } from '@lingui/react/macro';
import type { Category, Item } from '../../../../domain/catalogue';
import type { BlockData } from '../../../platform/reads';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { useSelectedModule } from '../../location/module.context';
import { Block } from '../page/block';
import { HomeButton } from '../page/home-button';
import { PageTitle } from '../page/page-title';
import { PopularNow, PopularNowTitle } from '../page/popular-now';
import classes from './all-categories-page.module.css';
import { CategoryChip } from './category-chip';

type Props = { categories: BlockData<Category[]>; popular: BlockData<Item[]> };

/** Lists all categories, then popular items [NAV-04, NAV-11]. */
export function AllCategoriesPage({ categories, popular }: Props) {
  const module = useSelectedModule();
  return (
    <div className="page">
      <PageTitle>
        <Trans>All categories</Trans>
      </PageTitle>
      <Block data={categories} skeleton={<Skeleton blockSize={320} radius={20} />}>
        {(all) =>
          all.length > 0 ? (
            <ul className={classes.grid}>
              {all.map((category, index) => (
                <li key={category.id}>
                  <CategoryChip category={category} moduleId={module?.id ?? null} isUrgent={index < 12} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={<Trans>No categories here yet</Trans>} action={<HomeButton />} />
          )
        }
      </Block>
      <Block data={popular} title={<PopularNowTitle />}>
        {(items) => <PopularNow items={items} />}
      </Block>
    </div>
  );
}
