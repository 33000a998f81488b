import { Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useSelectedModule } from '../../location/module.context';
import { EntriesSkeleton } from '../menu/entries-skeleton';
import { StoresLabel } from '../stores-label';
import classes from './market-menus.module.css';

const CategoryEntries = lazy(() =>
  import('../menu/category-entries').then((file) => ({ default: file.CategoryEntries })),
);
const StoreEntries = lazy(() =>
  import('../menu/store-entries').then((file) => ({ default: file.StoreEntries })),
);

/** Categories, and the shops under the name they have in this market; a parcel has neither [NAV-35, Q-04]. */
export function MarketMenus() {
  const module = useSelectedModule();
  if (module === null || module.type === 'parcel') return null;
  return (
    <>
      <MegaMenu label={<Trans>Categories</Trans>}>
        <CategoryEntries />
      </MegaMenu>
      <MegaMenu label={<StoresLabel />}>
        <StoreEntries order="popular" />
      </MegaMenu>
    </>
  );
}

/** A button that unfolds links below it; Escape, leaving and choosing fold it again. */
function MegaMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
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
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a chosen link folds the menu
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div id={id} className={classes.panel} onClick={() => setOpen(false)}>
          <Suspense fallback={<EntriesSkeleton />}>{children}</Suspense>
        </div>
      ) : null}
    </div>
  );
}
