import { expect, test } from '@playwright/test';
import { itemNamed, moduleNamed } from './support/goods';
import { consoleErrors, Shopper } from './support/shopper';
import { hostStatically } from './support/static-host';

test('an app on a static host, separate from the API, can fill the cart [NFR-11, CART-20]', async ({
  page,
  request,
  baseURL,
}) => {
  const api = new URL('/api/v1', baseURL);
  const host = await hostStatically(Number(api.port) + 1, api.href);
  const errors = consoleErrors(page);
  const shopper = new Shopper(page);
  const item = await itemNamed(request, 'G-01', 'en');
  const requests: string[] = [];
  page.on('request', (call) =>
    requests.push(new URL(call.url()).pathname.startsWith('/api/') ? call.url() : ''),
  );
  try {
    await page.goto(host.address);
    await shopper.typesAddress();
    await shopper.choosesMarket(await moduleNamed(request, 2, 'en'));
    await expect(page).toHaveURL(/\/home/);

    await page.goto(`${host.address}/product/${item.id}`);
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await shopper.opensCart();
    await expect(shopper.cart().getByText(item.name)).toBeVisible();
    await page.reload();
    await expect(shopper.cartButton()).toHaveAccessibleName(/1/);

    const picture = page.locator('img[src*="/pictures/"]').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^${api.origin}/`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(requests.filter((url) => url && !url.startsWith(api.href))).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    host.stop();
  }
});
