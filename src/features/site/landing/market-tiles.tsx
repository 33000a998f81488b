import { Trans, useLingui } from '@lingui/react/macro';
import type { ModuleType } from '../../../../domain/catalogue';
import { marketPictures } from '../../location/market-pictures';
import { useModuleFlow, useModuleRef } from '../../location/module.context';
import classes from './market-tiles.module.css';

export const ADDRESS_FIELD_ID = 'delivery-address';

function focusAddressField(): void {
  const field = document.getElementById(ADDRESS_FIELD_ID);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

const types: readonly ModuleType[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];

/** Tiles of the modules. Choosing one focuses the address field. */
export function MarketTiles() {
  const { t } = useLingui();
  const actor = useModuleRef();
  const modules = useModuleFlow(({ context }) => context.modules);
  const texts: Record<ModuleType, { name: string; text: string }> = {
    food: { name: t`Food`, text: t`Restaurants and kitchens` },
    grocery: { name: t`Grocery`, text: t`Fresh for your basket` },
    pharmacy: { name: t`Pharmacy`, text: t`Medicines and care` },
    ecommerce: { name: t`Shops`, text: t`Fashion, tech and gifts` },
    parcel: { name: t`Parcel`, text: t`From your door to theirs` },
    rental: { name: t`Rental`, text: t`A car for hours or days` },
  };
  const open = types.filter((type) => modules.some((module) => module.type === type && module.isActive));
  if (open.length < 2) return null;
  const choose = (type: ModuleType) => {
    const module = modules.find((candidate) => candidate.type === type && candidate.isActive);
    if (module) actor.send({ type: 'module.chosen', moduleId: module.id });
    focusAddressField();
  };
  return (
    <section className={`page ${classes.section}`} aria-labelledby="markets-title">
      <h2 id="markets-title" className={classes.title}>
        {open.length === types.length ? (
          <Trans>Six markets, one address</Trans>
        ) : (
          <Trans>Everything at one address</Trans>
        )}
      </h2>
      <ul className={classes.tiles}>
        {open.map((type) => (
          <li key={type}>
            <button type="button" className={classes.tile} data-market={type} onClick={() => choose(type)}>
              <span className={classes.words}>
                <span className={classes.name}>{texts[type].name}</span>
                <span className={classes.text}>{texts[type].text}</span>
              </span>
              <img
                src={marketPictures[type]}
                alt=""
                width={128}
                height={128}
                loading="lazy"
                className={classes.picture}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
