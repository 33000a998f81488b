import { useLingui } from '@lingui/react/macro';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useDeferredValue } from 'react';
import type { AddressedName } from '../../../../machines/shared/layers';
import { prepareWriting } from '../../../api/prepare-writing';
import { LayerPlace } from '../../../platform/layers/layer-place';
import { useCloseLayer, useLayers } from '../../../platform/layers/layers.context';
import { LazyLayer, LazyPlaceOfLayer, LazyQuestion } from '../../../platform/layers/lazy-layer';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useEmitted } from '../../../ui/use-emitted';
import { useAddToCartRef } from '../../cart/cart.context';
import { CartLayers } from '../../cart/cart-layers';
import { useLocationFlow, useLocationRef } from '../../location/location.context';
import { useModuleFlow } from '../../location/module.context';
import { usePreferences, usePreferencesRef } from '../../preferences/preferences.context';
import { useSession, useSessionRef } from '../../session/session.context';

const CartDrawer = lazyPart(() => import('../../cart/drawer/cart-drawer').then((file) => file.CartDrawer));
const QuickView = lazyPart(() => import('../../catalogue/item/quick-view').then((file) => file.QuickView));
const LanguageDialog = lazyPart(() =>
  import('../../preferences/language-dialog').then((file) => file.LanguageDialog),
);
const ModuleChooser = lazyPart(() =>
  import('../../location/module-chooser').then((file) => file.ModuleChooser),
);
const OutOfZoneDialog = lazyPart(() =>
  import('../../location/out-of-zone-dialog').then((file) => file.OutOfZoneDialog),
);
const PlaceConflictDialog = lazyPart(() =>
  import('../../location/place-conflict-dialog').then((file) => file.PlaceConflictDialog),
);
const PickOnMapDialog = lazyPart(() =>
  import('../../location/pick-on-map-dialog').then((file) => file.PickOnMapDialog),
);
const SavedAddressesDialog = lazyPart(() =>
  import('../../location/saved-addresses-dialog').then((file) => file.SavedAddressesDialog),
);
const DietDialog = lazyPart(() => import('../../preferences/diet-dialog').then((file) => file.DietDialog));
const LogoutDialog = lazyPart(() => import('../../session/logout-dialog').then((file) => file.LogoutDialog));
const MobileMenu = lazyPart(() => import('../menu/mobile-menu').then((file) => file.MobileMenu));
const WishlistDrawer = lazyPart(() =>
  import('../../wishlist/wishlist-drawer').then((file) => file.WishlistDrawer),
);
const SignInDialog = lazyPart(() =>
  import('../../session/sign-in/sign-in-dialog').then((file) => file.SignInDialog),
);

/**
 * The code that a press will need, by the element's attribute `data-opens` or `data-writes`. It is preloaded.
 */
const EXPECTED: Readonly<Record<string, () => Promise<unknown>>> = {
  cart: CartDrawer.prepare,
  item: QuickView.prepare,
  wishlist: WishlistDrawer.prepare,
  menu: MobileMenu.prepare,
  server: prepareWriting,
};

/** Preloads code on hover, touch or focus, which come before the press. */
function prepare({ target }: Event): void {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-opens], [data-writes]') : null;
  const { opens, writes } = part?.dataset ?? {};
  for (const name of [opens, writes]) expect(name);
}

const expect = (name = '') => void EXPECTED[name]?.().catch(() => undefined);

/** Preloads the item layer while the customer scrolls a list. */
function prepareGoods(): void {
  if (!savesData() && document.querySelector('[data-opens="item"]') !== null) expect('item');
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * All layers, lazy-loaded. Their placeholders appear immediately. `asksForModule` is false in the gallery and
 * the console, which need no module.
 */
export function Overlays({ asksForModule = true }: { asksForModule?: boolean }) {
  useWindowEvent('pointerover', prepare);
  useWindowEvent('focusin', prepare);
  useWindowEvent('scrollend', prepareGoods);
  useEmitted(useAddToCartRef(), 'item.added', () => expect('cart'));
  const panel = useLayers(({ context }) => context.spot.panel);
  const hasItem = useLayers(({ context }) => context.spot.item !== null);
  const isSigningIn = panel === 'sign-in' || panel === 'sign-up';
  return (
    <>
      <LargeLayer layer="cart" kind="drawer" isOpen={panel === 'cart'}>
        <CartDrawer />
      </LargeLayer>
      <LargeLayer layer="wishlist" kind="drawer" isOpen={panel === 'wishlist'}>
        <WishlistDrawer />
      </LargeLayer>
      <LargeLayer layer="item" kind="dialog" isOpen={hasItem}>
        <QuickView />
      </LargeLayer>
      <CartLayers />
      <Panel layer="menu" kind="drawer">
        {panel === 'menu' ? <MobileMenu /> : null}
      </Panel>
      <Panel layer={panel === 'sign-up' ? 'sign-up' : 'sign-in'}>
        {isSigningIn ? <SignInDialog /> : null}
      </Panel>
      <Panel layer="map">{panel === 'map' ? <PickOnMapDialog /> : null}</Panel>
      <Panel layer="addresses">{panel === 'addresses' ? <SavedAddressesDialog /> : null}</Panel>
      <Panel layer="diet">{panel === 'diet' ? <DietDialog /> : null}</Panel>
      <Questions asksForModule={asksForModule} />
    </>
  );
}

type PanelProps = { layer: AddressedName; kind?: 'drawer' | 'dialog'; children: ReactNode };

const Panel = (props: PanelProps) => <LazyLayer {...props} onClose={useCloseLayer(props.layer)} />;

/** The dialogs of the long-lived flows. */
function Questions({ asksForModule }: { asksForModule: boolean }) {
  const preferences = usePreferencesRef();
  const session = useSessionRef();
  const location = useLocationRef();
  const isLanguageAsked = usePreferences((snapshot) => snapshot.hasTag('open'));
  const isModuleAsked = useModuleFlow((snapshot) => snapshot.hasTag('open'));
  const isOutOfZone = useLocationFlow((snapshot) => snapshot.matches('outOfZone'));
  const isPlaceInConflict = useLocationFlow((snapshot) => snapshot.matches('cartConflict'));
  const isLeaving = useSession((snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <LazyQuestion name="logout" onClose={() => session.send({ type: 'logout.declined' })}>
        {isLeaving ? <LogoutDialog /> : null}
      </LazyQuestion>
      <LazyQuestion name="language" onClose={() => preferences.send({ type: 'language.declined' })}>
        {isLanguageAsked ? <LanguageDialog /> : null}
      </LazyQuestion>
      <LazyPlace>{isModuleAsked && asksForModule ? <ModuleChooser /> : null}</LazyPlace>
      <LazyQuestion name="outOfZone" onClose={() => location.send({ type: 'problem.dismissed' })}>
        {isOutOfZone ? <OutOfZoneDialog /> : null}
      </LazyQuestion>
      <LazyQuestion name="placeConflict" onClose={() => location.send({ type: 'conflict.placeKept' })}>
        {isPlaceInConflict ? <PlaceConflictDialog /> : null}
      </LazyQuestion>
    </>
  );
}

type LargeLayerProps = {
  layer: AddressedName;
  kind: 'drawer' | 'dialog';
  isOpen: boolean;
  children: ReactNode;
};

/** A large layer. Its placeholder is painted first, because the layer itself renders slowly on phones. */
function LargeLayer({ layer, kind, isOpen, children }: LargeLayerProps) {
  const { t } = useLingui();
  const isDrawn = useDeferredValue(isOpen);
  const late = {
    layer,
    kind,
    fallback: <LayerPlace kind={kind} name={t`Loading`} />,
    onClose: useCloseLayer(layer),
  };
  return (
    <LazyLayer {...late}>{isOpen ? isDrawn ? children : <LazyPlaceOfLayer {...late} /> : null}</LazyLayer>
  );
}
