import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton';
import classes from './wishlist-drawer.module.css';

export function LoadingRows({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <div className={classes.loading} role="status" aria-label={t`Loading your wishlist`}>
      {[...Array(count).keys()].map((place) => (
        <Skeleton key={place} blockSize={112} />
      ))}
    </div>
  );
}
