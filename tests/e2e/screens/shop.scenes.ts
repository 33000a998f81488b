import { itemNamed } from '../support/goods';
import { listScenes } from './list.scenes';
import { placeScenes } from './place.scenes';
import {
  addButton,
  api,
  asksAboutOtherStore,
  breaks,
  clearsAndAdds,
  fillsCart,
  holds,
  isKnownGuest,
  opensMenuOnPhone,
  opensQuickView,
  opensStore,
  type Scene,
} from './stage';

/** Scenes of a visitor with a place and a module. */
export const shopScenes: Record<string, Scene> = {
  home: async ({ page, camera }) => {
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await camera.takes('home', 'module.selected');
  },
  dark: async (set) => {
    const { page, camera } = set;
    await page.goto('/home');
    await opensMenuOnPhone(set);
    await page.getByRole('switch').first().click();
    await camera.takes('dark', 'preferences.theme.dark');
  },
  'language-question': async (set) => {
    const { page, camera, shopper } = set;
    await page.goto('/home');
    await opensMenuOnPhone(set);
    const other = shopper.tongue === 'en' ? 'العربية' : 'English';
    await page.getByRole('button', { name: other, exact: true }).first().click();
    await camera.takes('language-question', 'preferences.language.confirming');
  },
  ...Object.fromEntries(
    ['F-01', 'F-02', 'F-05', 'F-07', 'F-08', 'G-02', 'E-01'].map((fixture): [string, Scene] => [
      `item-${fixture}`,
      async ({ page, camera, shopper }) => {
        const item = await itemNamed(page.request, fixture, shopper.tongue);
        await page.goto(`/product/${item.id}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await camera.takes(`item-${fixture}`);
      },
    ]),
  ),
  'item-loading': (set) =>
    opensQuickView(set, 'item-loading', 'itemOptions.loading', (page) => holds(page, '/items/details/')),
  'item-failed': (set) =>
    opensQuickView(set, 'item-failed', 'itemOptions.failed', (page) => breaks(page, '/items/details/')),
  'item-missing': (set) =>
    opensQuickView(set, 'item-missing', 'itemOptions.missing', (page) =>
      page.route(api('/items/details/'), (route) => route.fulfill({ status: 404, json: { errors: [] } })),
    ),
  adding: async (set) => {
    const name = await opensStore(set, 'F-02');
    await holds(set.page, '/customer/cart/add');
    await addButton(set.page, set.shopper, name).click();
    await set.camera.takes('adding', 'addToCart.adding');
  },
  'adding-failed': async (set) => {
    const name = await opensStore(set, 'F-02');
    await breaks(set.page, '/customer/cart/add');
    await addButton(set.page, set.shopper, name).click();
    await set.camera.takes('adding-failed', 'addToCart.failed');
  },
  'cart-filled': async (set) => {
    await fillsCart(set);
    await set.shopper.opensCart();
    await set.camera.takes('cart-filled', 'cart.lines.filled');
    await holds(set.page, '/customer/cart/update');
    await set.shopper
      .increase((await itemNamed(set.page.request, 'F-02', set.shopper.tongue)).name)
      .last()
      .click();
    await set.camera.takes('cart-sending', 'cart.syncing.sending');
  },
  'cart-settling': async (set) => {
    await set.page.clock.install();
    const name = await fillsCart(set);
    await set.shopper.opensCart();
    await set.page.clock.pauseAt(await set.page.evaluate(() => Date.now() + 1_000));
    await set.shopper.increase(name).last().click();
    await set.camera.takes('cart-settling', 'cart.syncing.settling');
  },
  'cart-offline': async (set) => {
    const name = await fillsCart(set);
    await set.shopper.opensCart();
    await set.context.setOffline(true);
    await set.shopper.increase(name).last().click();
    await set.camera.takes('cart-offline', 'cart.syncing.queuedOffline');
  },
  'cart-empty': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    await shopper.opensCart();
    await camera.takes('cart-empty', 'cart.lines.empty');
  },
  'cart-loading': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    await isKnownGuest(page);
    await holds(page, '/customer/cart/list');
    await page.reload();
    await shopper.opensCart();
    await camera.takes('cart-loading', 'cart.lines.loading');
  },
  'cart-failed': async ({ page, camera, shopper }) => {
    await page.goto('/home');
    await isKnownGuest(page);
    await breaks(page, '/customer/cart/list');
    await page.reload();
    await shopper.opensCart();
    await camera.takes('cart-failed', 'cart.lines.failed');
  },
  'cart-removing': async (set) => {
    const name = await fillsCart(set);
    await set.shopper.opensCart();
    await holds(set.page, '/customer/cart/remove-item');
    await set.shopper
      .cart()
      .getByRole('button', { name: set.shopper.say('Remove {name} from cart', { name }) })
      .click();
    await set.camera.takes('cart-removing', 'cart.syncing.removing');
  },
  'guest-question': async (set) => {
    await fillsCart(set);
    await set.shopper.opensCart();
    await set.shopper.button('Proceed To Checkout').click();
    await set.camera.takes('guest-question', 'proceed.asking');
  },
  'other-store': async (set) => {
    await asksAboutOtherStore(set);
    await set.camera.takes('other-store', 'addToCart.storeConflict.confirming');
    await holds(set.page, '/customer/cart/add');
    await clearsAndAdds(set);
    await set.camera.takes('other-store-clearing', 'addToCart.storeConflict.clearing');
  },
  'other-store-failed': async (set) => {
    await asksAboutOtherStore(set);
    await breaks(set.page, '/customer/cart/add');
    await clearsAndAdds(set);
    await set.camera.takes('other-store-failed', 'addToCart.storeConflict.failed');
  },
  undo: async (set) => {
    await asksAboutOtherStore(set);
    await clearsAndAdds(set);
    await set.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await set.camera.takes('undo', 'cart.undo.offered');
    // The notification of the change may cover the button for a while.
    await set.shopper.cartButton().dispatchEvent('click');
    await holds(set.page, '/customer/cart/replace');
    await set.shopper.button('Undo').first().click();
    await set.camera.takes('undo-restoring', 'cart.undo.restoring');
  },
  ...placeScenes,
  ...listScenes,
};
