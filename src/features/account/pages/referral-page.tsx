import { Trans, useLingui } from '@lingui/react/macro';
import gift from '@lobehub/fluent-emoji-3d/assets/1f381.webp';
import { IconShare } from '@tabler/icons-react';
import type { Person } from '../../../../domain/person';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { CopyField } from '../../../ui/copy-field';
import { EmptyState } from '../../../ui/empty-state';
import { AccountCard } from '../frame/account-card';
import classes from './referral-page.module.css';

const linkOf = (code: string): string =>
  new URL(`/?ref=${encodeURIComponent(code)}`, window.location.origin).href;

/**
 * Shows the customer's code, to copy or share. The shared link fills in the code at the sign-up [REF-01,
 * AUTH-39].
 */
export function ReferralPage({ person }: { person: Person }) {
  const { refCode } = person;
  if (refCode === null)
    return (
      <EmptyState title={<Trans>You don’t have a referral code yet</Trans>}>
        <Trans>Every account gets one. Please check back later.</Trans>
      </EmptyState>
    );
  return (
    <AccountCard
      title={<Trans>Invite your friends</Trans>}
      text={<Trans>Friends who use your link get your code automatically.</Trans>}
    >
      <div className={classes.columns}>
        <img src={gift} alt="" width={120} height={120} className={classes.picture} />
        <div className={classes.fields}>
          <CopyField label={<Trans>Your referral code</Trans>} value={refCode} isLarge />
          <CopyField label={<Trans>Your link</Trans>} value={linkOf(refCode)} />
          <ShareButton link={linkOf(refCode)} />
        </div>
      </div>
      <Earned referral={person.referral} />
    </AccountCard>
  );
}

function Earned({ referral: { earned, friends } }: Pick<Person, 'referral'>) {
  const formats = useFormats();
  return (
    <dl className={classes.earned}>
      <div>
        <dt>
          <Trans>Earned so far</Trans>
        </dt>
        <dd>{formats.money(earned)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Friends who have ordered</Trans>
        </dt>
        <dd>{formats.number(friends)}</dd>
      </div>
    </dl>
  );
}

/** Opens the browser's share dialog. Hidden in browsers without one, which have the copy button. */
function ShareButton({ link }: { link: string }) {
  const { t } = useLingui();
  const { businessName } = useConfig();
  if (!('share' in navigator)) return null;
  const share = () =>
    navigator
      .share({ title: businessName, text: t`Join me on ${businessName}`, url: link })
      .catch(() => undefined);
  return (
    <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
      <Trans>Share your link</Trans>
    </Button>
  );
}
