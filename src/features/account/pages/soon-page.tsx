import { Trans } from '@lingui/react/macro';
import mail from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import classes from './soon-page.module.css';

/** What this shop can't show yet is said plainly, with a way on. */
export const SoonPage = () => (
  <div className={classes.card}>
    <EmptyState
      title={<Trans>This opens soon</Trans>}
      picture={<img src={mail} alt="" width={112} height={112} />}
      action={
        <Button renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Go to the market</Trans>
        </Button>
      }
    >
      <Trans>Messages with stores, couriers and our support will be here.</Trans>
    </EmptyState>
  </div>
);
