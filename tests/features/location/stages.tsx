import { guestOfferMachine } from '../../../machines/location/guest-offer.machine';
import { savedAddressesMachine } from '../../../machines/location/saved-addresses.machine';
import { DeliveryAddress } from '../../../src/features/location/delivery/delivery-address';
import { LocationProvider, useLocationFlow } from '../../../src/features/location/location.context';
import { LocationButton } from '../../../src/features/location/location-button';
import { ModuleProvider, useModuleFlow } from '../../../src/features/location/module.context';
import { ModuleChooser } from '../../../src/features/location/module-chooser';
import { NoModulesNotice } from '../../../src/features/location/no-modules-notice';
import { OutOfZoneDialog } from '../../../src/features/location/out-of-zone-dialog';
import { PlaceConflictDialog } from '../../../src/features/location/place-conflict-dialog';
import { PlaceSearchProvider } from '../../../src/features/location/place-search.provider';
import { SessionProvider } from '../../../src/features/session/session.context';
import { SignInPromptProvider } from '../../../src/features/session/sign-in-prompt.context';
import { MarketRail } from '../../../src/features/site/frame/market-rail';
import { deliveryAddressPage } from '../../machines/location/delivery-address.page';
import { noSignInPrompt, ShopPage, sessionOf } from '../../support/shop-page';
import { resting, type Stage } from '../../support/walk-flow';

function Header() {
  const isOutOfZone = useLocationFlow((snapshot) => snapshot.matches('outOfZone'));
  const isInConflict = useLocationFlow((snapshot) => snapshot.matches('cartConflict'));
  return (
    <>
      <LocationButton />
      {isOutOfZone ? <OutOfZoneDialog /> : null}
      {isInConflict ? <PlaceConflictDialog /> : null}
    </>
  );
}

export const locationStage: Stage = {
  flow: 'location',
  hasDataOfPage: true,
  page: (actor) => (
    <SessionProvider actor={sessionOf(null)}>
      <SignInPromptProvider value={noSignInPrompt}>
        <PlaceSearchProvider value={{ suggest: async (text) => [{ placeId: 'addr-1', text }] }}>
          <LocationProvider actor={actor as never}>
            <Header />
          </LocationProvider>
        </PlaceSearchProvider>
      </SignInPromptProvider>
    </SessionProvider>
  ),
  isBeyond: (sight) => 'sees' in sight && sight.sees.name?.startsWith('Shopping Cart') === true,
};

function Market() {
  const isAsked = useModuleFlow((snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <MarketRail />
      <NoModulesNotice />
      {isAsked ? <ModuleChooser /> : null}
    </>
  );
}

export const moduleStage: Stage = {
  flow: 'module',
  address: '/home',
  page: (actor) => (
    <ModuleProvider actor={actor as never}>
      <Market />
    </ModuleProvider>
  ),
};

/** The first section of the checkout on its own, with an idle list of addresses. */
export const deliveryAddressStage: Stage = {
  flow: 'deliveryAddress',
  part: deliveryAddressPage,
  address: '/checkout',
  page: (actor) => (
    <ShopPage>
      <DeliveryAddress flow={actor as never} />
    </ShopPage>
  ),
  effects: { savedAddresses: resting(savedAddressesMachine), guestOffer: resting(guestOfferMachine) },
};
