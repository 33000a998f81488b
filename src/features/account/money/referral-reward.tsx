import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useFormats } from '../../../i18n/formats.context';
import { useApi, useReads } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { FailingPart } from '../../orders/shared/failing-part';
import { AccountCard } from '../frame/account-card';
import classes from './money.module.css';
import { termsBlock } from './money-reads';

/** What a friend brings and when, and the way to what friends have brought [REF-01]. */
export const ReferralReward = () => (
  <AccountCard title={<Trans>What it brings you</Trans>}>
    <FailingPart about="referral-terms">
      <Suspense fallback={<Skeleton blockSize={48} radius={12} />}>
        <Reward />
      </Suspense>
    </FailingPart>
    <Link to="/wallet" search={{ kind: 'referral' }} className={classes.turn}>
      <Trans>See what your friends have brought</Trans>
    </Link>
  </AccountCard>
);

function Reward() {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const formats = useFormats();
  const terms = use(termsBlock({ api, reads }, i18n.locale).promise);
  const reward = formats.money(terms.referralReward);
  return (
    <p className={classes.text}>
      <Trans>
        When the first order of a friend who signed up with your code has arrived, {reward} come into your
        wallet.
      </Trans>
    </p>
  );
}
