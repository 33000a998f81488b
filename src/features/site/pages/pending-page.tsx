import { useLingui } from '@lingui/react/macro';
import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import { use } from 'react';
import type { LayerSearch } from '../../../platform/layers/layer-search';
import { MissingParts, PartMissing } from '../../../ui/lazy-part';
import { Skeleton, SkeletonGrid, SkeletonRow } from '../../../ui/skeleton';
import classes from './pending-page.module.css';

type Pending = {
  search: LayerSearch & { search?: string | undefined };
  staticData: StaticDataRouteOption;
};

/** Shows the placeholder of a list page or of the home page. */
export function PendingPage() {
  const { t } = useLingui();
  const list = useMatches({
    select: (matches): StaticDataRouteOption['list'] => {
      const match: Pending | undefined = matches.at(-1);
      return match?.search.search ? 'item' : match?.staticData.list;
    },
  });
  if (use(MissingParts).isMissing)
    return (
      <div className={`page ${classes.page}`}>
        <PartMissing />
      </div>
    );
  return (
    <div className={`page ${classes.page}`} data-list={list} role="status" aria-label={t`Loading the page`}>
      <Skeleton inlineSize="min(320px, 70%)" blockSize={34} />
      {list ? (
        <>
          <Skeleton blockSize={44} />
          <SkeletonGrid count={10} kind={list} />
        </>
      ) : (
        <>
          <SkeletonRow count={1} kind="banner" />
          <SkeletonRow count={4} kind="store" />
        </>
      )}
    </div>
  );
}
