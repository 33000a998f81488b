import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { marketPicture } from '../../location/market-pictures';
import { useModuleRef, useSelectedModule, useServedModules } from '../../location/module.context';
import classes from './market-rail.module.css';

/** On wide screens the other markets wait at the side of every page [MOD-06]; the landing page has its own tiles. */
export function MarketRail() {
  const { t } = useLingui();
  const isLanding = useLocation({ select: ({ pathname }) => pathname === '/' });
  const modules = useServedModules();
  const selected = useSelectedModule();
  const actor = useModuleRef();
  if (isLanding || modules.length < 2) return null;
  return (
    <nav className={classes.rail} aria-label={t`Switch market`}>
      <ul className={classes.list}>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              className={classes.market}
              data-market={module.type ?? 'general'}
              aria-pressed={module.id === selected?.id}
              onClick={() => actor.send({ type: 'module.chosen', moduleId: module.id })}
            >
              <img src={marketPicture(module)} alt="" width={32} height={32} />
              <span className={classes.name}>{module.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
