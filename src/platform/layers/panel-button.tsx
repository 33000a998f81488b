import type { ReactNode } from 'react';
import type { Panel } from '../../../machines/shared/layers';
import icon from '../../ui/counted-icon.module.css';
import { IconCount } from '../../ui/icon-count';
import { usePanel } from './layers.context';
import classes from './panel-button.module.css';

type Props = { name: Panel; label: string; count: number; children: ReactNode };

export function PanelButton({ name, label, count, children }: Props) {
  const panel = usePanel(name);
  return (
    <button
      type="button"
      className={`${icon.icon} ${classes.button}`}
      aria-haspopup="dialog"
      data-opens={name}
      aria-expanded={panel.isOpen}
      aria-label={label}
      onClick={panel.open}
    >
      {children}
      <IconCount count={count} isNear={name === 'cart'} />
    </button>
  );
}
