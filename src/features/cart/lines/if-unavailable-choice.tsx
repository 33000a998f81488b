import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type CartLine, type IfUnavailable, isReplaceable } from '../../../../domain/cart';
import { useCartRef } from '../cart.context';
import classes from './if-unavailable-choice.module.css';

const isInstruction = (value: string): value is IfUnavailable =>
  value === 'replace' || value === 'remove' || value === 'call';

/** Asks what the store should do if the item is unavailable: replace, remove or call. */
export function IfUnavailableChoice({ line: { id, item, ifUnavailable } }: { line: CartLine }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const { name } = item;
  if (!isReplaceable(item)) return null;
  return (
    <label className={classes.choice}>
      <span aria-hidden>
        <Trans>If unavailable</Trans>
      </span>
      <span className={classes.field}>
        <select
          aria-label={t`If unavailable: ${name}`}
          value={ifUnavailable ?? ''}
          onChange={({ currentTarget: { value } }) =>
            cart.send({
              type: 'line.instructed',
              lineId: id,
              ifUnavailable: isInstruction(value) ? value : null,
            })
          }
        >
          <option value="">{t`No preference`}</option>
          <option value="replace">{t`Replace with a similar item`}</option>
          <option value="remove">{t`Remove it`}</option>
          <option value="call">{t`Call me`}</option>
        </select>
        <IconChevronDown size={14} aria-hidden />
      </span>
    </label>
  );
}
