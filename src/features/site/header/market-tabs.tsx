import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Picture } from '../../../ui/picture';
import { marketPicture } from '../../location/market-pictures';
import { useMarkedModuleId, useModuleRef, useServedModules } from '../../location/module.context';
import classes from './market-tabs.module.css';

/** Tabs of the modules on the home page. Hidden if only one module is served [NAV-34]. */
export function MarketTabs() {
  const { t } = useLingui();
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/home' });
  const modules = useServedModules();
  const markedId = useMarkedModuleId();
  const actor = useModuleRef();
  if (!isHome || modules.length < 2) return null;
  return (
    <nav className={`page ${classes.tabs}`} aria-label={t`Markets`}>
      <ul className={classes.list}>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              className={classes.tab}
              data-market={module.type ?? 'general'}
              aria-pressed={module.id === markedId}
              ref={module.id === markedId ? showInRow : null}
              onClick={() => actor.send({ type: 'module.chosen', moduleId: module.id })}
            >
              <Picture src={marketPicture(module)} alt="" width={34} height={34} loading="eager" />
              {module.name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls the row (and not the page) to the current tab, after the fonts have loaded and the width is final.
 */
const showInRow = (tab: HTMLElement | null) => {
  const row = tab?.closest('ul');
  if (!tab || !row) return;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  const sizes = new ResizeObserver(() => {
    const left = middle(tab.getBoundingClientRect()) - middle(row.getBoundingClientRect());
    row.scrollBy({ left, behavior: 'instant' });
  });
  for (const part of [row, tab]) sizes.observe(part);
  return () => sizes.disconnect();
};
