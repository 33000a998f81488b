import type { ReactNode } from 'react';
import type { Panel } from '../../../machines/shared/layers';
import { useFormats } from '../../i18n/formats.context';
import { usePanel } from './layers.context';
import classes from './panel-button.module.css';

type Props = { name: Panel; label: string; count: number; children: ReactNode };

/** A picture in the header that opens a drawer, with the number of what is in it. */
export function PanelButton({ name, label, count, children }: Props) {
  const formats = useFormats();
  const panel = usePanel(name);
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      data-opens={name}
      aria-expanded={panel.isOpen}
      aria-label={label}
      onClick={panel.open}
    >
      {children}
      {count > 0 ? (
        <span key={count} className={classes.badge} aria-hidden="true">
          {formats.number(count)}
        </span>
      ) : null}
    </button>
  );
}
