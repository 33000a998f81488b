import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import { hasSeveralRates, type TaxPart } from '../../../../domain/tax';
import { useFormats } from '../../../i18n/formats.context';
import { TaxName, TaxSources } from '../../../ui/tax-texts';
import classes from './amounts.module.css';

/** Lists the parts of a total [PRICE-08, X-06]. */
export const Amounts = ({ children }: { children: ReactNode }) => (
  <dl className={classes.amounts}>{children}</dl>
);

type AmountProps = {
  name: ReactNode;
  /** `aside`: for information only, not part of the total. */
  is?: 'less' | 'total' | 'aside' | undefined;
  /** The parts of the amount, shown below it in full width. */
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
  /** The amounts to show. Trips have a single tax rate, so `taxes` is empty for them. */
  bill: { total: Minor; tax: Minor; isTaxIncluded: boolean; taxes?: readonly TaxPart[] };
  method: ReactNode;
  state: ReactNode;
  /** The amount that is still due. `null`: none. */
  owed: Minor | null;
  isUnpriced?: boolean;
  children?: ReactNode;
};

export function Total({ bill, method, state, owed, isUnpriced = false, children }: BillProps) {
  const { money } = useFormats();
  const { total, tax, isTaxIncluded, taxes = [] } = bill;
  return (
    <>
      <Amount name={isUnpriced ? <Trans>Total so far</Trans> : <Trans>Total</Trans>} is="total">
        {money(total)}
      </Amount>
      {isTaxIncluded && hasSeveralRates(taxes) ? (
        taxes.map((part) => (
          <Amount
            key={part.percent}
            name={<TaxName part={part} isOneOfSeveral isIncluded />}
            is="aside"
            below={<TaxSources sources={part.sources} />}
          >
            {money(part.tax)}
          </Amount>
        ))
      ) : isTaxIncluded && tax > 0 ? (
        <Amount
          name={
            taxes[0] ? (
              <TaxName part={taxes[0]} isOneOfSeveral={false} isIncluded />
            ) : (
              <Trans>Tax included in the total</Trans>
            )
          }
          is="aside"
        >
          {money(tax)}
        </Amount>
      ) : null}
      <Amount name={method} is="aside">
        {state}
      </Amount>
      {children}
      {owed === null ? null : (
        <>
          <Amount name={<Trans>Paid</Trans>} is="aside">
            {money(total - owed)}
          </Amount>
          <Amount name={<Trans>Amount due</Trans>} is="aside">
            {money(owed)}
          </Amount>
        </>
      )}
    </>
  );
}
