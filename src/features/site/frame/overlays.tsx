import { useLingui } from '@lingui/react/macro';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useDeferredValue } from 'react';
import { prepareWriting } from '../../../api/prepare-writing';
import { LayerPlace } from '../../../platform/layers/layer-place';
import { useLayers } from '../../../platform/layers/layers.context';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { useAddToCartRef } from '../../cart/cart.context';
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

/** What is downloaded when somebody is about to press what has this in `data-opens` or `data-writes`. */
const EXPECTED: Readonly<Record<string, () => Promise<unknown>>> = {
  cart: CartDrawer.prepare,
  item: QuickView.prepare,
  wishlist: WishlistDrawer.prepare,
  menu: MobileMenu.prepare,
  server: prepareWriting,
};

/** A pointer over it, a finger on it, the focus: all of them come before the press. */
function prepare({ target }: Event): void {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-opens], [data-writes]') : null;
  const { opens, writes } = part?.dataset ?? {};
  for (const name of [opens, writes]) expect(name);
}

const expect = (name = '') => void EXPECTED[name]?.().catch(() => undefined);

/** Whoever looks through goods opens one sooner or later: its code need not come within that press. */
function prepareGoods(): void {
  if (!savesData() && document.querySelector('[data-opens="item"]') !== null) expect('item');
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Every layer above the pages is downloaded when it is about to open, and its place shows at once. */
export function Overlays() {
  useWindowEvent('pointerover', prepare);
  useWindowEvent('focusin', prepare);
  useWindowEvent('scrollend', prepareGoods);
  useNews(useAddToCartRef(), 'item.added', () => expect('cart'));
  const panel = useLayers(({ context }) => context.spot.panel);
  const hasItem = useLayers(({ context }) => context.spot.item !== null);
  const isLanguageAsked = usePreferences((snapshot) => snapshot.hasTag('open'));
  const isModuleAsked = useModuleFlow((snapshot) => snapshot.hasTag('open'));
  const isOutOfZone = useLocationFlow((snapshot) => snapshot.matches('outOfZone'));
  const isPlaceInConflict = useLocationFlow((snapshot) => snapshot.matches('cartConflict'));
  const isLeaving = useSession((snapshot) => snapshot.hasTag('open'));
  return (
    <LatePlace>
      <LargeLayer kind="drawer" isOpen={panel === 'cart'}>
        <CartDrawer />
      </LargeLayer>
      <LargeLayer kind="drawer" isOpen={panel === 'wishlist'}>
        <WishlistDrawer />
      </LargeLayer>
      <LargeLayer kind="dialog" isOpen={hasItem}>
        <QuickView />
      </LargeLayer>
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
    </LatePlace>
  );
}

type LargeLayerProps = { kind: 'drawer' | 'dialog'; isOpen: boolean; children: ReactNode };

/** What takes a phone a while to draw: the press is answered with its place, whether its code is there or comes. */
function LargeLayer({ kind, isOpen, children }: LargeLayerProps) {
  const { t } = useLingui();
  const isDrawn = useDeferredValue(isOpen);
  const place = <LayerPlace kind={kind} name={t`Loading`} />;
  return <LatePlace fallback={place}>{isOpen ? (isDrawn ? children : place) : null}</LatePlace>;
}
