import { useLingui } from '@lingui/react/macro';
import { IconArrowsUpDown } from '@tabler/icons-react';
import { useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';

/** Swaps sender and receiver [PARC-06]. */
export function SwapButton() {
  const { t } = useLingui();
  const flow = useParcelRef();
  return (
    <button
      type="button"
      className={classes.swap}
      aria-label={t`Swap sender and receiver`}
      title={t`Swap sender and receiver`}
      onClick={() => flow.send({ type: 'ends.swapped' })}
    >
      <IconArrowsUpDown size={20} aria-hidden />
    </button>
  );
}
