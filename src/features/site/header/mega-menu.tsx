import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { LazyPlace } from '../../../ui/lazy-part';
import { EntriesSkeleton } from '../menu/entries-skeleton';
import classes from './market-menus.module.css';

type Props = {
  label: ReactNode;
  /** Aligns a narrow panel with the end of its button. A wide panel would overflow the window. */
  isAtEnd?: boolean;
  /** The name of the menu. It never changes, unlike the label. */
  place?: string;
  /** Preloads the content on hover or focus. */
  onNear?: () => void;
  children: ReactNode;
};

/** A button that shows links. Escape, leaving the menu and choosing a link close it. */
export function MegaMenu({ label, isAtEnd, place, onNear, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its button and links do
    <div
      className={classes.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-place={place}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a chosen link folds the menu
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div id={id} className={classes.panel} data-end={isAtEnd} onClick={() => setOpen(false)}>
          <LazyPlace fallback={<EntriesSkeleton />}>{children}</LazyPlace>
        </div>
      ) : null}
    </div>
  );
}
