import { Plural, Trans } from '@lingui/react/macro';
import type { WaitingCart } from '../../../api/discovery-mapping';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Picture } from '../../../ui/picture';
import { marketPicture } from '../../location/market-pictures';
import { useModuleRef, useSelectedModule, useServedModules } from '../../location/module.context';
import classes from './cart-drawer.module.css';
import { readWaitingCarts } from './waiting-carts.actors';

/** Links to the carts of other modules [CART-60]. */
export function WaitingCarts() {
  const moduleId = useSelectedModule()?.id ?? null;
  return moduleId === null ? null : <Waiting key={moduleId} />;
}

/** Lists the carts. Hidden if they can't be loaded. */
function Waiting() {
  const { discovery } = useApi();
  const reading = usePage(() => readWaitingCarts(discovery));
  const carts = useFlow(reading, ({ output }) => output as WaitingCart[] | undefined) ?? [];
  const modules = useServedModules();
  const module = useModuleRef();
  const shown = carts.flatMap((waiting) => {
    const market = modules.find(({ id }) => id === waiting.moduleId);
    return market ? [{ ...waiting, market }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby="waiting-carts">
      <h3 id="waiting-carts">
        <Trans>Carts in other markets</Trans>
      </h3>
      <ul>
        {shown.map(({ moduleId, storeName, lines, market }) => (
          <li key={moduleId} className={classes.other}>
            <Picture src={marketPicture(market)} alt="" width={40} height={40} loading="eager" />
            <p>
              <strong>{storeName}</strong>
              <span>
                {market.name} · <Plural value={lines} one="# item" other="# items" />
              </span>
            </p>
            <Button
              size="sm"
              variant="light"
              onClick={() => module.send({ type: 'module.chosen', moduleId })}
            >
              <Trans>
                Open<span className="visually-hidden"> {market.name}</span>
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
