import { Trans, useLingui } from '@lingui/react/macro';
import { IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { CopyField } from '../../../ui/copy-field';
import classes from './receiver-link.module.css';

/** The link that the sender shares with the receiver [PARC-05]. */
export function ReceiverLink({ token }: { token: string }) {
  const { t } = useLingui();
  const url = `${window.location.origin}/parcel/receive/${token}`;
  return (
    <section className={classes.link} aria-label={t`Link for the receiver`}>
      <CopyField label={<Trans>Share with the receiver</Trans>} value={url}>
        {'share' in navigator ? <ShareButton url={url} /> : null}
      </CopyField>
      <p className={classes.hint}>
        <Trans>The link shows the parcel’s location and the courier’s code, but nothing about you.</Trans>{' '}
        <Link to="/parcel/receive/$token" params={{ token }}>
          <Trans>Preview the receiver’s page</Trans>
        </Link>
      </p>
    </section>
  );
}

function ShareButton({ url }: { url: string }) {
  const { t } = useLingui();
  // `share` rejects when the customer closes the share sheet.
  const share = () => navigator.share({ title: t`A parcel for you`, url }).catch(() => undefined);
  return (
    <Button size="sm" leftSection={<IconShare2 size={18} aria-hidden />} onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}
