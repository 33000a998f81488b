import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useFormats } from '../../../i18n/formats.context';
import { useApi, useReads } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { FailingPart } from '../../orders/shared/failing-part';
import { AccountCard } from '../frame/account-card';
import classes from './money.module.css';
import { termsBlock } from './money-reads';

/** Shows the reward and its condition, with a link to the earned rewards [REF-01]. */
export const ReferralReward = () => (
  <AccountCard title={<Trans>Your reward</Trans>}>
    <FailingPart about="referral-terms">
      <Suspense fallback={<Skeleton blockSize={48} radius={12} />}>
        <Reward />
      </Suspense>
    </FailingPart>
    <Link to="/wallet" search={{ kind: 'referral' }} className={classes.turn}>
      <Trans>See your referral rewards</Trans>
    </Link>
  </AccountCard>
);

function Reward() {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const formats = useFormats();
  const terms = use(termsBlock({ api, reads }, i18n.locale).promise);
  const { reward, friendReward, minimumOrder, maximumFriends } = terms.referral;
  const gift = formats.money(friendReward);
  const money = formats.money(reward);
  const least = formats.money(minimumOrder);
  return (
    <>
      <p className={classes.text}>
        {minimumOrder > 0 ? (
          <Trans>
            You get {money} in your wallet after your friend’s first delivered order with items for {least} or
            more. Each friend counts once.
          </Trans>
        ) : (
          <Trans>
            You get {money} in your wallet after your friend’s first delivered order. Each friend counts once.
          </Trans>
        )}
      </p>
      {friendReward > 0 ? (
        <p className={classes.text}>
          <Trans>Your friend gets {gift} for the same order.</Trans>
        </p>
      ) : null}
      <p className={classes.text}>
        {maximumFriends === null ? null : (
          <>
            <Plural value={maximumFriends} one="For up to # friend." other="For up to # friends." />{' '}
          </>
        )}
        <Trans>
          If that order is refunded, we take the reward back from your wallet or your next rewards.
        </Trans>
      </p>
    </>
  );
}
