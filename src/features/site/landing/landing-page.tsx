import { Trans } from '@lingui/react/macro';
import type { Landing } from '../../../api/config-mapping';
import { useFlowEffects } from '../../../platform/flow';
import { DeliveryCombobox } from '../../location/address-combobox';
import { CurrentLocationButton } from '../../location/current-location-button';
import { useLocationRef } from '../../location/location.context';
import { PickFromMap } from '../../location/pick-from-map';
import { HowItWorks } from './how-it-works';
import { landingEffects } from './landing.actors';
import classes from './landing-page.module.css';
import { ADDRESS_FIELD_ID, MarketTiles } from './market-tiles';
import apples from './pictures/apples.webp';
import burger from './pictures/burger.webp';
import headphones from './pictures/headphones.webp';
import pizza from './pictures/pizza.webp';
import roses from './pictures/roses.webp';
import scooter from './pictures/scooter.webp';
import tomatoes from './pictures/tomatoes.webp';
import vitamins from './pictures/vitamins.webp';

export function LandingPage({ landing }: { landing: Landing | null }) {
  useFlowEffects(useLocationRef(), landingEffects);
  return (
    <>
      <section className={classes.hero}>
        <LandingPictures />
        <div className={`page ${classes.inner}`}>
          <h1 className={classes.title}>
            {landing?.headline || <Trans>Your whole neighbourhood, at your door</Trans>}
          </h1>
          <p className={classes.subtitle}>
            {landing?.subline || (
              <Trans>Dinner, groceries, medicines, gifts, parcels, even a car. Tell us where you are.</Trans>
            )}
          </p>
          <div className={classes.entry}>
            <DeliveryCombobox size="large" id={ADDRESS_FIELD_ID} />
            <div className={classes.current}>
              <CurrentLocationButton />
              <PickFromMap />
            </div>
          </div>
        </div>
      </section>
      <MarketTiles />
      <HowItWorks />
    </>
  );
}

const pictures = [burger, apples, headphones, vitamins, pizza, roses, tomatoes, scooter];

const LandingPictures = () => (
  <div className={classes.pictures} aria-hidden="true">
    {pictures.map((picture) => (
      <img key={picture} src={picture} alt="" width={132} height={132} decoding="async" fetchPriority="low" />
    ))}
  </div>
);
