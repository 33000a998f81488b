import { itemNamed } from '../support/goods';
import { api, breaks, fillsCart, holds, type Scene } from './stage';

const LIST = '/items/popular';

/** Scenes of paged lists and of an item's options. */
export const listScenes: Record<string, Scene> = {
  list: async ({ page, camera }) => {
    await page.goto('/store/popular');
    await camera.takes('list', 'listing');
  },
  'list-loading': async ({ page, camera }) => {
    await page.route('**/api/v1/stores/**', () => {});
    await page.goto('/store/popular');
    await camera.takes('list-loading', 'listing.loadingFirst');
  },
  'list-failed': async ({ page, camera }) => {
    await page.route('**/api/v1/stores/**', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await page.goto('/store/popular');
    await camera.takes('list-failed', 'listing.failed');
  },
  'list-more': async ({ page, camera, shopper }) => {
    await page.goto(LIST);
    const more = shopper.button('Load more');
    await more.waitFor();
    await more.scrollIntoViewIfNeeded();
    await camera.takes('list-showing', 'listing.showing');
    await holds(page, LIST);
    await more.click();
    await camera.takes('list-more', 'listing.loadingMore');
  },
  'list-more-failed': async ({ page, camera, shopper }) => {
    await page.goto(LIST);
    const more = shopper.button('Load more');
    await more.waitFor();
    await breaks(page, LIST);
    await more.click();
    await shopper.button('Try again').waitFor();
    await shopper.button('Try again').scrollIntoViewIfNeeded();
    await camera.takes('list-more-failed', 'listing.moreFailed');
  },
  'list-empty': async ({ page, camera }) => {
    await page.route(api(LIST), (route) => route.fulfill({ json: { products: [], total_size: 0 } }));
    await page.goto(LIST);
    await camera.takes('list-empty', 'listing.empty');
  },
  'item-sold-out': async ({ page, camera, shopper }) => {
    const item = await itemNamed(page.request, 'E-01', shopper.tongue);
    await page.goto(`/product/${item.id}`);
    const groups = page.getByRole('main').locator('fieldset');
    await groups.first().getByRole('radio').first().click();
    await groups.nth(1).getByRole('radio').last().click();
    await camera.takes('item-sold-out', 'itemOptions.ready.choosing.outOfStock');
  },
  updating: async (set) => {
    const name = await fillsCart(set);
    await set.page
      .getByRole('link', { name: set.shopper.say('Quick view of {0}', { 0: name }) })
      .first()
      .click({ force: true });
    const dialog = set.page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: set.shopper.say('Increase quantity of {name}', { name }) })
      .click();
    await holds(set.page, '/customer/cart/update');
    await dialog.getByRole('button', { name: new RegExp(`^${set.shopper.say('Update To Cart')}`) }).click();
    await set.camera.takes('updating', 'addToCart.updating');
  },
};
