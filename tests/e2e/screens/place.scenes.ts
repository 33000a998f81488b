import { breaks, fillsCart, holds, movesTo, type Scene, type Stage } from './stage';

async function asksAboutCart(set: Stage): Promise<void> {
  await fillsCart(set);
  await movesTo(set, 'P-LK');
  await set.page.getByRole('dialog', { name: set.shopper.say('Your cart is from another area') }).waitFor();
}

/** Scenes of changing the address, and its effects on cart and module. */
export const placeScenes: Record<string, Scene> = {
  'place-panel': async ({ page, camera }) => {
    await page.goto('/home');
    await page.locator('[data-location-anchor] button').first().click();
    await page.getByRole('dialog').waitFor();
    await camera.takes('place-panel');
  },
  'place-conflict': async (set) => {
    await asksAboutCart(set);
    await set.camera.takes('place-conflict', 'location.cartConflict');
  },
  'cart-clearing': async (set) => {
    await asksAboutCart(set);
    await holds(set.page, '/customer/cart/remove');
    await set.shopper.button('Change location and clear cart').click();
    await set.camera.takes('cart-clearing', 'cart.syncing.clearing');
  },
  'market-not-served': async (set) => {
    await set.page.addInitScript(() => localStorage.setItem('module', '2'));
    await set.page.goto('/help-and-support');
    await movesTo(set, 'P-LK');
    await set.page.getByRole('dialog').getByRole('status').waitFor();
    await set.camera.takes('market-not-served', 'module.choosing.notServed');
  },
  'market-single': async (set) => {
    await set.page.goto('/help-and-support');
    await movesTo(set, 'P-OT');
    await set.camera.takes('market-single', 'module.single');
  },
  'no-markets': async (set) => {
    await set.page.goto('/help-and-support');
    await movesTo(set, 'P-VA');
    await set.camera.takes('no-markets', 'module.noModules');
  },
  'place-retry': async (set) => {
    await set.page.goto('/help-and-support');
    await breaks(set.page, '/config/get-zone-id');
    await movesTo(set, 'P-OV');
    await set.page.getByRole('alert').filter({ visible: true }).first().waitFor();
    await set.camera.takes('place-retry', 'location.lookupFailed');
  },
};
