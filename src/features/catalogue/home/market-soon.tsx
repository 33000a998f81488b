import { Trans } from '@lingui/react/macro';
import type { Module } from '../../../../domain/catalogue';
import { Button } from '../../../ui/button';
import { marketPicture } from '../../location/market-pictures';
import { useModuleRef, useServedModules } from '../../location/module.context';
import classes from './market-soon.module.css';

/** Parcels have their own way of ordering, which is not open yet: say so and lead on. */
export function MarketSoon({ module }: { module: Module }) {
  const flow = useModuleRef();
  const others = useServedModules().filter(({ type }) => type !== 'parcel');
  return (
    <div className="page">
      <div className={classes.panel}>
        <img src={marketPicture(module)} alt="" width={160} height={160} className={classes.picture} />
        <div className={classes.words}>
          <h1 tabIndex={-1}>
            <Trans>Parcel delivery opens soon</Trans>
          </h1>
          <p className={classes.text}>
            <Trans>
              Soon you tell us from whom and to whom, see the price before you send, and follow the courier on
              the map. Until then nothing can be sent in this market.
            </Trans>
          </p>
          {others.length > 0 ? (
            <>
              <p className={classes.lead}>
                <Trans>These markets are open:</Trans>
              </p>
              <ul className={classes.others}>
                {others.map((other) => (
                  <li key={other.id}>
                    <Button
                      variant="default"
                      leftSection={<img src={marketPicture(other)} alt="" width={26} height={26} />}
                      onClick={() => flow.send({ type: 'module.chosen', moduleId: other.id })}
                    >
                      {other.name}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      </div>
    </div>
  );
}
