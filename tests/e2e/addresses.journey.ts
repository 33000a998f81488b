import { expect, test } from '@playwright/test';
import { itemNamed } from './support/goods';
import { adds } from './support/people';
import { Shopper } from './support/shopper';

test('the home page lists one category or all categories, according to its query [NAV-03, NAV-04]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/home?search=allCategories&from=allCategories&data_type=new');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  await main.getByRole('link', { name: 'Burgers & Fries' }).click();
  await expect(page).toHaveURL(/\/home\?search=category&id=102&name=Burgers/);
  await expect(main.getByRole('heading', { level: 1, name: 'Burgers & Fries' })).toBeVisible();
  await expect(page).toHaveTitle(/^Burgers & Fries/);
  await expect(main.getByRole('article').first()).toBeVisible();
  const shown = await main.getByRole('article').getByRole('heading').allTextContents();
  const answer = await page.request.get('/api/v1/categories/items/102?limit=50', {
    headers: { moduleId: '1', zoneid: '[1]' },
  });
  const { products } = (await answer.json()) as { products: { name: string }[] };
  const own = new Set(products.map(({ name }) => name));
  expect(shown.filter((name) => !own.has(name))).toEqual([]);
});

test('store lists have their own URLs, and links to a store contain its module and zone [NAV-09, NAV-10, ITEM-08]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/latest');
  const main = page.getByRole('main');
  const link = main.getByRole('heading', { level: 2, name: 'Taco Marina' }).getByRole('link');
  for (const hint of ['id=21', 'module_id=1', 'lat=', 'lng=', 'store_zone_id=1'])
    expect(await link.getAttribute('href')).toContain(hint);
  await page.goto('/store/popular');
  await expect(main.getByRole('heading', { level: 2, name: 'Noor Grill' })).toBeVisible();

  await page.goto('/product/G-02?module_id=2');
  await main.getByRole('link', { name: 'FreshMart' }).first().click();
  await expect(page).toHaveURL(/\/store\/6\?.*module_id=2/);
  for (const hint of ['module_type=grocery', 'store_zone_id=1']) expect(page.url()).toContain(hint);
  await expect(main.getByRole('heading', { level: 1, name: 'FreshMart' })).toBeVisible();
  await main.getByRole('link', { name: 'Quick view of Basmati 5 kg' }).first().click();
  const view = page.getByRole('dialog', { name: 'Basmati 5 kg' });
  await expect(view).toBeVisible();
  await expect(view.getByRole('link', { name: 'FreshMart' })).toHaveCount(0);

  await page.goto('/items/popular?item=202');
  const elsewhere = page.getByRole('dialog', { name: 'Basmati 5 kg' });
  await elsewhere.getByRole('link', { name: 'FreshMart' }).click();
  await expect(page).toHaveURL(/\/store\/6\?.*module_id=2/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the checkout URL without a page parameter opens the cart’s checkout, with all details of its lines [NAV-05, NAV-08, CART-67, NAV-39]', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  const wrap = await itemNamed(request, 'F-10', 'en');
  await adds(page, wrap);
  await shopper.increase(wrap.name).first().click();
  await expect(shopper.cartButton()).toHaveAccessibleName(/1$/);
  await shopper.opensCart();
  const line = shopper.cart().getByRole('listitem').filter({ hasText: wrap.name });
  await expect(line.locator('img').first()).toBeVisible();
  for (const text of ['$5.10', '$10.20', '02']) await expect(line.getByText(text).first()).toBeVisible();
  for (const address of ['/checkout', '/checkout?page=cart']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(wrap.name)).toBeVisible();
    await expect(page.getByRole('main').getByText('$10.20').first()).toBeVisible();
  }
});

test('outside all zones the header offers only the location, and the campaigns page asks for a place [NAV-26, NAV-33, NAV-35, NAV-39, CAMP-01, MSG-45]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/campaigns');
  const header = page.getByRole('banner');
  await expect(page.getByText('You must pick a zone to access this page.')).toBeVisible();
  await expect(header.getByRole('button', { name: /^Deliver to/ })).toBeVisible();
  await expect(header.getByRole('navigation', { name: 'Shop' })).toHaveCount(0);
  await expect(header.getByRole('button', { name: /^Shopping Cart/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Choose your address' }).click();
  await expect(page.getByRole('combobox', { name: 'Delivery address' })).toBeVisible();

  const shopper = new Shopper(page);
  await shopper.livesInHarbour();
  await page.goto('/home');
  await expect(
    header.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
  await expect(header.getByRole('button', { name: /^Shopping Cart/ })).toBeVisible();
});

test('the phone’s menu lists ten categories and ten stores, with View all for the rest [MENU-10, MENU-11, NAV-11, CONST-05, CONST-06]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  const requests = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/stores\/(latest|popular)$/.test(pathname)) requests.add(`${searchParams.get('limit')}`);
  });
  await page.reload();
  const lists = [
    { name: 'Categories', all: /^\/categories/, one: /^\/category\/\d+/ },
    { name: 'Latest', all: /^\/store\/latest$/, one: /^\/store\/\d+/ },
    { name: 'Popular', all: /^\/store\/popular$/, one: /^\/store\/\d+/ },
  ];
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  for (const { name, all, one } of lists) {
    await menu.getByText(name, { exact: true }).click();
    const fold = menu.getByRole('group').filter({ hasText: name });
    await expect(fold.getByRole('listitem').last()).toBeVisible();
    const hrefs = await fold
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(11);
    expect(hrefs.at(-1)).toMatch(all);
    for (const href of hrefs.slice(0, -1)) expect(href).toMatch(one);
    if (name === 'Categories') {
      await fold.getByRole('link').first().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('');
      await expect(page).toHaveURL(/\/category\/\d+/);
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    }
  }
  expect([...requests]).toEqual(['12']);
});

test.describe('The offers on the home page for visitors who allow motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('advance every four seconds and stop when the visitor pauses them [CAT-03]', { tag: '@wide' }, async ({
    page,
  }) => {
    await new Shopper(page).livesInHarbour();
    await page.goto('/home');
    const offers = page.getByRole('group', { name: 'Offers' });
    const slides = offers.getByRole('listitem');
    await expect(slides).toHaveCount(5);
    const places = () =>
      slides.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    const before = await places();
    await expect.poll(places, { timeout: 15_000 }).not.toEqual(before);
    await offers.getByRole('button', { name: /^Pause/ }).click();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1_000);
    const resting = await places();
    await page.waitForTimeout(4_500);
    expect(await places()).toEqual(resting);
  });
});
