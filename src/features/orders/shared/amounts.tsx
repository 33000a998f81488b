import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import classes from './amounts.module.css';

/** A sum with every part of it by its name [PRICE-08, X-06]. */
export const Amounts = ({ children }: { children: ReactNode }) => (
  <dl className={classes.amounts}>{children}</dl>
);

type AmountProps = {
  name: ReactNode;
  /** An aside is said beside the sum and is no part of it. */
  is?: 'less' | 'total' | 'aside' | undefined;
  /** What it is made of, from edge to edge. */
  below?: ReactNode;
  children?: ReactNode;
};

export const Amount = ({ name, is, below, children }: AmountProps) => (
  <div className={classes.amount} data-is={is}>
    <dt>{name}</dt>
    {children === undefined ? null : <dd>{children}</dd>}
    {below ? <dd className={classes.below}>{below}</dd> : null}
  </div>
);

type BillProps = {
  bill: { total: Minor; tax: Minor; isTaxIncluded: boolean };
  /** How it is paid, and how far. */
  method: ReactNode;
  state: ReactNode;
  /** Null: nothing any more. */
  owed: Minor | null;
  /** Something of it has no price yet. */
  isUnpriced?: boolean;
  children?: ReactNode;
};

/** What it comes to, the tax inside, and what is paid of it. */
export function Total({ bill, method, state, owed, isUnpriced = false, children }: BillProps) {
  const { money } = useFormats();
  const { total, tax, isTaxIncluded } = bill;
  return (
    <>
      <Amount name={isUnpriced ? <Trans>So far</Trans> : <Trans>Total</Trans>} is="total">
        {money(total)}
      </Amount>
      {isTaxIncluded && tax > 0 ? (
        <Amount name={<Trans>Tax inside the total</Trans>} is="aside">
          {money(tax)}
        </Amount>
      ) : null}
      <Amount name={method} is="aside">
        {state}
      </Amount>
      {children}
      {owed === null ? null : (
        <Amount name={<Trans>Still to pay</Trans>} is="aside">
          {money(owed)}
        </Amount>
      )}
    </>
  );
}
