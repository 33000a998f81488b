import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { fromMinor, type Minor, toMinor } from '../../../../domain/money';
import { type RangeProblem, rangeIn } from '../../../../domain/typed-number';
import { AMOUNT_PROBLEMS } from '../../../i18n/amount-problems';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import classes from './browse-bar.module.css';

type Prices = { min: number | undefined; max: number | undefined };
type Props = {
  min: number | undefined;
  max: number | undefined;
  name?: ReactNode;
  onApply: (prices: Prices) => void;
};

/** A chip that opens the price filter. */
export function PriceChip({ min, max, name = <Trans>Price</Trans>, onApply }: Props) {
  const formats = useFormats();
  const { currency } = useConfig();
  const isOn = min !== undefined || max !== undefined;
  const shown = (price: number | undefined) =>
    price === undefined ? '…' : formats.money(toMinor(price, currency));
  return (
    <details className={classes.priceChip} key={`${min}-${max}`}>
      <summary className={classes.toggle} data-on={isOn || undefined}>
        {isOn ? <bdi>{`${shown(min)} – ${shown(max)}`}</bdi> : name}
        <IconChevronDown size={16} aria-hidden />
      </summary>
      <PriceForm min={min} max={max} onApply={onApply} />
    </details>
  );
}

const WRONG: Readonly<Record<RangeProblem['problem'], MessageDescriptor>> = {
  ...AMOUNT_PROBLEMS,
  pricesSwapped: msg`The highest price can’t be lower than the lowest.`,
};

/**
 * The form of the price filter. Invalid input is neither applied nor rounded; the field shows the problem and
 * gets the focus.
 */
function PriceForm({ min, max, onApply }: Omit<Props, 'name'>) {
  const { t } = useLingui();
  const { currency } = useConfig();
  const asAddress = (price: Minor | null) => (price === null ? undefined : fromMinor(price, currency));
  const [wrong, setWrong] = useState<RangeProblem | null>(null);
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const range = rangeIn(String(typed.get('min')), String(typed.get('max')), currency);
    setWrong('problem' in range ? range : null);
    if ('problem' in range) form.querySelector<HTMLElement>(`[name=${range.field}]`)?.focus();
    else onApply({ min: asAddress(range.min), max: asAddress(range.max) });
  };
  return (
    <form className={classes.prices} noValidate onSubmit={apply}>
      <PriceField name="min" label={t`Lowest price`} placeholder={t`Min price`} price={min} wrong={wrong} />
      <PriceField name="max" label={t`Highest price`} placeholder={t`Max price`} price={max} wrong={wrong} />
      <button type="submit" className={classes.toggle}>
        <Trans>Apply</Trans>
      </button>
    </form>
  );
}

type FieldProps = {
  name: RangeProblem['field'];
  label: string;
  placeholder: string;
  price: number | undefined;
  wrong: RangeProblem | null;
};

function PriceField({ name, label, placeholder, price, wrong }: FieldProps) {
  const { i18n } = useLingui();
  const problem = wrong?.field === name ? wrong.problem : null;
  const errorId = useId();
  return (
    <span className={classes.priceField}>
      <input
        className={classes.price}
        name={name}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : errorId}
        placeholder={placeholder}
        defaultValue={price}
      />
      {problem === null ? null : (
        <span id={errorId} className={classes.wrong} role="alert">
          {i18n._(WRONG[problem])}
        </span>
      )}
    </span>
  );
}
