import type { ReactNode } from 'react';
import type { ProblemField } from '../../../../domain/order-quote';
import classes from '../checkout.module.css';

type Place = ProblemField | 'failure';

const idOf = (field: Place): string => `checkout-${field}`;

/** The heading of the part that mends it takes the focus, and with it the screen. */
export function focusPart(field: Place): void {
  const part = document.getElementById(idOf(field));
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

type Props = { field: Place; title: ReactNode; children: ReactNode };

/** One part of the order; what is missing in it leads here [CHK-01, CHK-08]. */
export const Part = ({ field, title, children }: Props) => (
  <section className={classes.card} aria-labelledby={idOf(field)}>
    <h2 id={idOf(field)} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

/** A place for the focus where the part has a heading of its own. */
export const PartMark = ({ field, children }: Omit<Props, 'title'>) => (
  <div id={idOf(field)} tabIndex={-1} className={classes.mark}>
    {children}
  </div>
);
