import { Trans } from '@lingui/react/macro';
import { IconSalad } from '@tabler/icons-react';
import { usePanel } from '../../platform/layers/layers.context';
import classes from './preference-button.module.css';

/** Opens the panel with allergens and diet. */
export function DietButton() {
  const panel = usePanel('diet');
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      data-opens="diet"
      aria-expanded={panel.isOpen}
      onClick={panel.open}
    >
      <IconSalad size={18} aria-hidden />
      <Trans>Diet and allergens</Trans>
    </button>
  );
}
