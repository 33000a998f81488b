import { Trans } from '@lingui/react/macro';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { AccountPageName } from './account-pages';
import classes from './go-back.module.css';

type Props = { page: AccountPageName; isWide: boolean };

/** To the list of the account's pages on phones; where it stands beside the page, to where the person came from [PROF-01]. */
export function GoBack({ page, isWide }: Props) {
  const router = useRouter();
  const face = (
    <>
      <IconChevronLeft size={20} className="mirrored" aria-hidden />
      <Trans>Go Back</Trans>
    </>
  );
  if (!isWide)
    return (
      <Link to="/profile" className={classes.back}>
        {face}
      </Link>
    );
  if (page !== 'profile-settings') return null;
  const goBack = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/home' });
  return (
    <button type="button" className={classes.back} onClick={goBack}>
      {face}
    </button>
  );
}
