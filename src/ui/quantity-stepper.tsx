import { useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormats } from '../i18n/formats.context';
import classes from './quantity-stepper.module.css';

type Props = {
  /** The item's name, which is part of the buttons' names [CARD-06]. */
  name: string;
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  /**
   * Called when the decrease button is pressed at the lowest quantity [CART-07]. Without `onRemove` that
   * button is disabled [ITEM-12].
   */
  onRemove?: () => void;
  lowest?: number;
  highest?: number;
  look?: 'filled' | 'quiet';
  isPending?: boolean;
  size?: 'normal' | 'large';
  /**
   * The add button that replaces the stepper at quantity zero. Both are one component, so that the focus
   * stays.
   */
  adding?: { label: string; className: string | undefined; isBusy: boolean; children: ReactNode };
};

/** Moves the focus to the add button when the last piece is removed. */
const handFocusOn = (button: HTMLButtonElement) => {
  const adds = button.parentElement?.querySelector<HTMLElement>(':scope > button:last-of-type');
  return () => {
    if (document.activeElement === button) adds?.focus();
  };
};

export function QuantityStepper(props: Props) {
  const {
    name,
    quantity,
    onIncrease,
    onDecrease,
    onRemove,
    lowest = 1,
    highest,
    look = 'quiet',
    isPending,
    size,
    adding,
  } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const isLowest = quantity <= lowest;
  const removes = isLowest && onRemove !== undefined;
  return (
    <span
      {...(adding
        ? {}
        : {
            className: classes.stepper,
            'data-look': look,
            'data-size': size,
            role: 'group',
            'aria-label': t`Quantity of ${name}`,
          })}
    >
      {adding ? null : (
        <>
          <button
            type="button"
            ref={handFocusOn}
            className={classes.button}
            disabled={isLowest && !removes}
            aria-label={removes ? t`Remove ${name} from cart` : t`Decrease quantity of ${name}`}
            onClick={removes ? onRemove : onDecrease}
          >
            {removes ? <IconTrash size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
          </button>
          <output className={classes.quantity} aria-busy={isPending} aria-label={t`${quantity} in total`}>
            {formats.padded(quantity)}
          </output>
        </>
      )}
      <button
        type="button"
        className={adding ? adding.className : classes.button}
        disabled={highest !== undefined && quantity >= highest}
        aria-label={adding ? adding.label : t`Increase quantity of ${name}`}
        aria-busy={adding?.isBusy}
        data-writes={adding && 'server'}
        onClick={onIncrease}
      >
        {adding ? adding.children : <IconPlus size={18} aria-hidden />}
      </button>
    </span>
  );
}
