import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/skeleton';
import classes from './my-orders.module.css';

export function OrderCardsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={classes.list} role="status" aria-label={t`Loading your orders`}>
      <Skeleton blockSize={112} radius={20} />
      <Skeleton blockSize={112} radius={20} />
      <Skeleton blockSize={112} radius={20} />
    </div>
  );
}
