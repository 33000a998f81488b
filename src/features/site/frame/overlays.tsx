import { Suspense } from 'react';
import { useLayers } from '../../../platform/layers/layers.context';
import { later } from '../../../ui/later';
import { CartLayers } from '../../cart/cart-layers';
import { useLocationFlow } from '../../location/location.context';
import { useModuleFlow } from '../../location/module.context';
import { usePreferences } from '../../preferences/preferences.context';
import { useSession } from '../../session/session.context';

const CartDrawer = later(() => import('../../cart/drawer/cart-drawer').then((file) => file.CartDrawer));
const QuickView = later(() => import('../../catalogue/item/quick-view').then((file) => file.QuickView));
const LanguageDialog = later(() =>
  import('../../preferences/language-dialog').then((file) => file.LanguageDialog),
);
const ModuleChooser = later(() => import('../../location/module-chooser').then((file) => file.ModuleChooser));
const OutOfZoneDialog = later(() =>
  import('../../location/out-of-zone-dialog').then((file) => file.OutOfZoneDialog),
);
const PlaceConflictDialog = later(() =>
  import('../../location/place-conflict-dialog').then((file) => file.PlaceConflictDialog),
);
const PickOnMapDialog = later(() =>
  import('../../location/pick-on-map-dialog').then((file) => file.PickOnMapDialog),
);
const SavedAddressesDialog = later(() =>
  import('../../location/saved-addresses-dialog').then((file) => file.SavedAddressesDialog),
);
const DietDialog = later(() => import('../../preferences/diet-dialog').then((file) => file.DietDialog));
const LogoutDialog = later(() => import('../../session/logout-dialog').then((file) => file.LogoutDialog));
const MobileMenu = later(() => import('../menu/mobile-menu').then((file) => file.MobileMenu));
const WishlistDrawer = later(() =>
  import('../../wishlist/wishlist-drawer').then((file) => file.WishlistDrawer),
);
const SignInDialog = later(() =>
  import('../../session/sign-in/sign-in-dialog').then((file) => file.SignInDialog),
);

/** Every layer above the pages is downloaded when it first opens. */
export function Overlays() {
  const panel = useLayers(({ context }) => context.spot.panel);
  const hasItem = useLayers(({ context }) => context.spot.item !== null);
  const isLanguageAsked = usePreferences((snapshot) => snapshot.hasTag('open'));
  const isModuleAsked = useModuleFlow((snapshot) => snapshot.hasTag('open'));
  const isOutOfZone = useLocationFlow((snapshot) => snapshot.matches('outOfZone'));
  const isPlaceInConflict = useLocationFlow((snapshot) => snapshot.matches('cartConflict'));
  const isLeaving = useSession((snapshot) => snapshot.hasTag('open'));
  return (
    <Suspense>
      {panel === 'cart' ? <CartDrawer /> : null}
      {panel === 'wishlist' ? <WishlistDrawer /> : null}
      {hasItem ? <QuickView /> : null}
      <CartLayers />
      {panel === 'menu' ? <MobileMenu /> : null}
      {panel === 'sign-in' || panel === 'sign-up' ? <SignInDialog /> : null}
      {panel === 'map' ? <PickOnMapDialog /> : null}
      {panel === 'addresses' ? <SavedAddressesDialog /> : null}
      {panel === 'diet' ? <DietDialog /> : null}
      {isLeaving ? <LogoutDialog /> : null}
      {isLanguageAsked ? <LanguageDialog /> : null}
      {isModuleAsked ? <ModuleChooser /> : null}
      {isOutOfZone ? <OutOfZoneDialog /> : null}
      {isPlaceInConflict ? <PlaceConflictDialog /> : null}
    </Suspense>
  );
}
