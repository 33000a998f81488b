import { Plural, Trans } from '@lingui/react/macro';
import purse from '@lobehub/fluent-emoji-3d/assets/1f45b.webp';
import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp';
import type { ReactNode } from 'react';
import type { Person } from '../../../../domain/person';
import { useFormats } from '../../../i18n/formats.context';
import classes from './balance-pages.module.css';

/** The balance as the profile tells it. Adding money and the list of movements are not open yet, and it says so. */
export function WalletPage({ person }: { person: Person }) {
  const formats = useFormats();
  return (
    <BalanceCard
      label={<Trans>Wallet balance</Trans>}
      value={formats.money(person.walletBalance)}
      picture={purse}
    >
      <Trans>
        You will be able to pay with it once ordering opens. Adding money and the list of movements come with
        it.
      </Trans>
    </BalanceCard>
  );
}

type Props = { label: ReactNode; value: ReactNode; picture: string; children: ReactNode };

/** One number that the person came for. */
const BalanceCard = ({ label, value, picture, children }: Props) => (
  <section className={classes.card}>
    <dl className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
    <img className={classes.picture} src={picture} alt="" width={112} height={112} />
    <p className={classes.text}>{children}</p>
  </section>
);

/** The points as the profile tells them. Turning them into money is not open yet, and it says so. */
export function LoyaltyPage({ person }: { person: Person }) {
  const formats = useFormats();
  return (
    <BalanceCard
      label={<Trans>Total points</Trans>}
      value={formats.number(person.loyaltyPoints)}
      picture={star}
    >
      <Plural
        value={person.loyaltyPoints}
        _0="You have no points yet. Turning points into wallet money opens soon."
        one="Your point is safe with your account. Turning points into wallet money opens soon."
        other="Your points are safe with your account. Turning points into wallet money opens soon."
      />
    </BalanceCard>
  );
}
