import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRow } from '../../../ui/skeleton';
import classes from './pending-page.module.css';

/** The shape of a page while its data is on the way. */
export function PendingPage() {
  const { t } = useLingui();
  return (
    <div className={`page ${classes.page}`} role="status" aria-label={t`Loading the page`}>
      <Skeleton inlineSize="min(320px, 70%)" blockSize={34} />
      <SkeletonRow count={1} kind="banner" />
      <SkeletonRow count={4} kind="store" />
      <SkeletonRow count={5} kind="item" />
    </div>
  );
}
