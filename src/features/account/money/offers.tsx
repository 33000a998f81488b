import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCoins, IconGift } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import type { CashbackOffer } from '../../../../domain/cashback';
import type { FundBonus } from '../../../../domain/fund';
import { useFormats } from '../../../i18n/formats.context';
import { useApi, useReads } from '../../../platform/shop.context';
import { useSession } from '../../session/session.context';
import { AccountCard } from '../frame/account-card';
import classes from './money.module.css';
import { offersBlock } from './money-reads';

/** Loads the offers. The page and the dialog above it use the same cached response. */
export function useOffers() {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const person = useSession(({ context }) => context.person?.id ?? 0);
  return offersBlock({ api, reads }, person, i18n.locale).promise;
}

/** Lists top-up bonuses and cashback offers [WAL-08, WAL-09]. */
export function Offers() {
  const { bonuses, cashbacks } = use(useOffers());
  if (bonuses.length === 0 && cashbacks.length === 0) return null;
  return (
    <AccountCard title={<Trans>Wallet offers</Trans>}>
      <ul className={classes.offers}>
        {bonuses.map((bonus) => (
          <Offer
            key={`bonus ${bonus.id}`}
            icon={<IconGift size={24} aria-hidden />}
            title={bonus.title}
            ends={bonus.ends}
          >
            <BonusWords bonus={bonus} />
          </Offer>
        ))}
        {cashbacks.map((offer) => (
          <Offer
            key={`cashback ${offer.id}`}
            icon={<IconCoins size={24} aria-hidden />}
            title={offer.title}
            ends={offer.ends}
          >
            <CashbackWords offer={offer} />
          </Offer>
        ))}
      </ul>
    </AccountCard>
  );
}

type OfferProps = { icon: ReactNode; title: string; ends: number; children: ReactNode };

function Offer({ icon, title, ends, children }: OfferProps) {
  const formats = useFormats();
  const end = ends < Number.MAX_SAFE_INTEGER ? formats.date(ends) : null;
  return (
    <li className={classes.offer}>
      <span className={classes.icon}>{icon}</span>
      <div>
        <h3>{title}</h3>
        <p className={classes.text}>
          {children} {end === null ? null : <Trans>Until {end}.</Trans>}
        </p>
      </div>
    </li>
  );
}

function BonusWords({ bonus: { bonus, minimum } }: { bonus: FundBonus }) {
  const formats = useFormats();
  const least = formats.money(minimum);
  const worth = bonus.kind === 'amount' ? formats.money(bonus.amount) : formats.percent(bonus.percent);
  const most = bonus.kind === 'percent' && bonus.maximum !== null ? formats.money(bonus.maximum) : null;
  return most === null ? (
    <Trans>
      Add {least} or more and get {worth} extra.
    </Trans>
  ) : (
    <Trans>
      Add {least} or more and get {worth} extra, up to {most}.
    </Trans>
  );
}

function CashbackWords({ offer: { reward, minimumPurchase, usesLeft } }: { offer: CashbackOffer }) {
  const formats = useFormats();
  const least = formats.money(minimumPurchase);
  const worth = reward.kind === 'amount' ? formats.money(reward.amount) : formats.percent(reward.percent);
  const most = reward.kind === 'percent' && reward.maximum !== null ? formats.money(reward.maximum) : null;
  return (
    <>
      {most === null ? (
        <Trans>
          Spend {least} or more and get {worth} back in your wallet after delivery.
        </Trans>
      ) : (
        <Trans>
          Spend {least} or more and get {worth} back in your wallet after delivery, up to {most}.
        </Trans>
      )}{' '}
      {usesLeft === null ? null : usesLeft === 0 ? (
        <Trans>You’ve already used this offer.</Trans>
      ) : (
        <Trans>
          You can use this <Plural value={usesLeft} one="# more time" other="# more times" />.
        </Trans>
      )}
    </>
  );
}
