import { Trans } from '@lingui/react/macro';
import type { Landing } from '../../../api/config-mapping';
import { AddressCombobox } from '../../location/address-combobox';
import { CurrentLocationButton } from '../../location/current-location-button';
import { ADDRESS_FIELD_ID } from './address-field';
import { HowItWorks } from './how-it-works';
import classes from './landing-page.module.css';
import { LandingPictures } from './landing-pictures';
import { MarketTiles } from './market-tiles';
import { useGoHomeWithPlace } from './use-go-home';

/** One sentence and one field that asks for attention; everything else explains. */
export function LandingPage({ landing }: { landing: Landing | null }) {
  useGoHomeWithPlace();
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
            <AddressCombobox size="large" id={ADDRESS_FIELD_ID} />
            <div className={classes.current}>
              <CurrentLocationButton />
            </div>
          </div>
        </div>
      </section>
      <MarketTiles />
      <HowItWorks />
    </>
  );
}
