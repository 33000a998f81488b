import type { ReactNode } from 'react';
import classes from './balance-card.module.css';

type Props = { label: ReactNode; value: ReactNode; picture: string; children: ReactNode };

/** One number that the person came for. */
export const BalanceCard = ({ label, value, picture, children }: Props) => (
  <section className={classes.card}>
    <dl className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
    <img className={classes.picture} src={picture} alt="" width={112} height={112} />
    <p className={classes.text}>{children}</p>
  </section>
);
