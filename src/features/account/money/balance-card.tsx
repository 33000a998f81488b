import type { ReactNode } from 'react';
import classes from './money.module.css';

type Props = { label: ReactNode; value: ReactNode; picture: string; children: ReactNode };

export const BalanceCard = ({ label, value, picture, children }: Props) => (
  <section className={classes.balance}>
    <dl className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
    <img className={classes.picture} src={picture} alt="" width={112} height={112} />
    <div className={classes.below}>{children}</div>
  </section>
);
