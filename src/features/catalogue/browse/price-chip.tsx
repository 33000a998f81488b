import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toMinor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import classes from './browse-bar.module.css';
import { cleanPrice } from './browse-query';

type Prices = { min: ReturnType<typeof cleanPrice>; max: ReturnType<typeof cleanPrice> };
type Props = {
  min: number | undefined;
  max: number | undefined;
  name?: ReactNode;
  onApply: (prices: Prices) => void;
};

/** One chip; what it asks for unfolds below it. */
export function PriceChip({ min, max, name = <Trans>Price</Trans>, onApply }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const apply = (form: FormData) =>
    onApply({ min: cleanPrice(String(form.get('min'))), max: cleanPrice(String(form.get('max'))) });
  const isOn = min !== undefined || max !== undefined;
  const shown = (price: number | undefined) => (price === undefined ? '…' : formats.money(toMinor(price)));
  return (
    <details className={classes.priceChip} key={`${min}-${max}`}>
      <summary className={classes.toggle} data-on={isOn || undefined}>
        {isOn ? <bdi>{`${shown(min)} – ${shown(max)}`}</bdi> : name}
        <IconChevronDown size={16} aria-hidden />
      </summary>
      <form className={classes.prices} action={apply}>
        <input
          className={classes.price}
          name="min"
          inputMode="decimal"
          aria-label={t`Lowest price`}
          placeholder={t`Min price`}
          defaultValue={min}
        />
        <input
          className={classes.price}
          name="max"
          inputMode="decimal"
          aria-label={t`Highest price`}
          placeholder={t`Max price`}
          defaultValue={max}
        />
        <button type="submit" className={classes.toggle}>
          <Trans>Apply</Trans>
        </button>
      </form>
    </details>
  );
}
