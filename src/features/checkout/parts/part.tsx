import type { ReactNode } from 'react';
import type { ProblemField } from '../../../../domain/order-quote';
import classes from '../checkout.module.css';

type Place = ProblemField | 'failure';

const idOf = (field: Place): string => `checkout-${field}`;

const TYPED = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea';

/** Scrolls to the section and focuses its first invalid or empty field, else its heading [CHK-08]. */
export function focusPart(field: Place): void {
  const part = document.getElementById(idOf(field));
  const fields = [...((part?.closest('section') ?? part)?.querySelectorAll<HTMLInputElement>(TYPED) ?? [])];
  const wanted =
    fields.find(({ ariaInvalid }) => ariaInvalid === 'true') ?? fields.find(({ value }) => !value);
  (MENDED_BY_TYPING.includes(field) ? (wanted ?? part) : part)?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

const MENDED_BY_TYPING: readonly Place[] = ['address', 'contact', 'payment'];

type Props = { field: Place; title: ReactNode; children: ReactNode };

/** One section of the checkout. The problem list links to it [CHK-01, CHK-08]. */
export const Part = ({ field, title, children }: Props) => (
  <section className={classes.card} aria-labelledby={idOf(field)}>
    <h2 id={idOf(field)} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

/** Marks a section that renders its own heading as a focus target. */
export const PartMark = ({ field, children }: Omit<Props, 'title'>) => (
  <div id={idOf(field)} tabIndex={-1} className={classes.mark}>
    {children}
  </div>
);
