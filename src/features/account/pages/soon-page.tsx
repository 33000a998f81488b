import { Trans } from '@lingui/react/macro';
import mail from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { AccountPageName } from '../frame/account-pages';
import classes from './soon-page.module.css';

const pictures: Partial<Record<AccountPageName, string>> = {
  'my-trips': car,
  inbox: mail,
};

/** What this shop can't show yet is said plainly, with a way on. */
export function SoonPage({ page }: { page: AccountPageName }) {
  return (
    <div className={classes.card}>
      <EmptyState
        title={<Trans>This opens soon</Trans>}
        picture={<img src={pictures[page]} alt="" width={112} height={112} />}
        action={
          <Button renderRoot={(props) => <Link to="/home" {...props} />}>
            <Trans>Go to the market</Trans>
          </Button>
        }
      >
        <Outlook page={page} />
      </EmptyState>
    </div>
  );
}

function Outlook({ page }: { page: AccountPageName }) {
  switch (page) {
    case 'my-trips':
      return <Trans>Booking opens soon. Every trip you book will then be here.</Trans>;
    default:
      return <Trans>Messages with stores, couriers and our support will be here.</Trans>;
  }
}
