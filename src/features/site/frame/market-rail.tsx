import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Picture } from '../../../ui/picture';
import { marketPicture } from '../../location/market-pictures';
import { useMarkedModuleId, useModuleRef, useServedModules } from '../../location/module.context';
import classes from './market-rail.module.css';

const MARKET_PAGES = /^\/(home|categories|category|items|brand|store|product|campaigns|flash-sale)(\/|$)/;

/** Links to the modules, beside the page on wide screens [MOD-06]. */
export function MarketRail() {
  const { t } = useLingui();
  const isMarket = useLocation({ select: ({ pathname }) => MARKET_PAGES.test(pathname) });
  const modules = useServedModules();
  const markedId = useMarkedModuleId();
  const actor = useModuleRef();
  if (!isMarket || modules.length < 2) return null;
  return (
    <nav className={classes.rail} aria-label={t`Choose a market`}>
      <ul className={classes.list}>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              className={classes.market}
              data-market={module.type ?? 'general'}
              aria-pressed={module.id === markedId}
              onClick={() => actor.send({ type: 'module.chosen', moduleId: module.id })}
            >
              <Picture src={marketPicture(module)} alt="" width={32} height={32} loading="eager" />
              <span className={classes.name}>{module.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
