import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/skeleton';
import classes from './account-frame.module.css';

/** The cards that will stand here. */
export function AccountSkeleton() {
  const { t } = useLingui();
  return (
    <div className={classes.cards} role="status" aria-label={t`Loading your account`}>
      <Skeleton blockSize={148} radius={20} />
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}
