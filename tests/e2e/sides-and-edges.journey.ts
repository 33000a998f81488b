import { expect, type Locator, test } from '@playwright/test';
import { signedIn } from './support/account';
import { guestChecksOut, summary, takesAway } from './support/checkout';
import { itemNamed } from './support/goods';
import { AMIRA, adds, tokenOf } from './support/people';
import { LOCALES, Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Where each line of this text ends on the right, and its container. */
const endsIn = (words: Locator, around: string) =>
  words.evaluate((element, selector) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const ends = [...range.getClientRects()].map(({ right }) => Math.round(right));
    return { ends, edge: Math.round(element.closest(selector)?.getBoundingClientRect().right ?? 0) };
  }, around);

test('an English address on an Arabic page is aligned to the right in each line [LANG-05, ORD-03]', async ({
  page,
}) => {
  await signedIn(page, await tokenOf(page.request, AMIRA), 'ar');
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/my-orders/1001');
    const address = page.getByText('59 Mint Street, Civic Centre, Port Maravel 41001');
    await expect(address).toBeVisible();
    const { ends, edge } = await endsIn(address, 'dd');
    expect(new Set(ends)).toEqual(new Set([edge]));
  }
});

test('a saved address in English is below its Arabic label [LANG-05, ADDR-12]', async ({ page }) => {
  await signedIn(page, await tokenOf(page.request, AMIRA), 'ar');
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/home?panel=addresses');
    const address = page.getByRole('dialog').getByText('117 Poppy Row, Highfield, Port Maravel 41024');
    await expect(address).toBeVisible();
    const { ends, edge } = await endsIn(address, 'span:has(> span + span)');
    expect(new Set(ends)).toEqual(new Set([edge]));
  }
});

test('an invoice of a dark page prints dark on white, without interactive elements [ORD-10, NFR-03]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('settings', '{"theme":"dark"}'));
  await signedIn(page, await tokenOf(page.request, AMIRA));
  await page.goto('/my-orders/1002');
  const total = page.getByText('$24.58').filter({ visible: true }).first();
  await expect(page.getByText('Contact support')).toBeVisible();
  const ink = () =>
    total.evaluate((element) =>
      Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number)),
    );
  expect(await ink()).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(ink).toBeLessThan(80);
  await expect(page.getByText('Contact support')).toBeHidden();
});

test('the parts of the delivery fee are indented below the fee, and take-away offers no free delivery [PRICE-08, CART-03]', async ({
  page,
}) => {
  await guestChecksOut(page);
  const row = summary(page).getByRole('definition').filter({ hasText: 'Minimum fee' });
  const sum = summary(page)
    .getByRole('definition')
    .filter({ hasText: /^\$2\.00$/ });
  await expect(row).toBeVisible();
  expect(Math.abs((await box(row)).right - (await box(sum)).right)).toBeLessThanOrEqual(1);
  const promise = summary(page).getByText(/more for free delivery/);
  await expect(promise).toBeVisible();
  await takesAway(page);
  await expect(promise).toBeHidden();
});

for (const locale of LOCALES)
  test(`headings and lists are aligned with the content below: ${locale} [NFR-03, LANG-05]`, async ({
    page,
  }) => {
    await signedIn(page, await tokenOf(page.request, AMIRA), locale);
    await page.setViewportSize(DESK);
    await page.goto('/about-us');
    const head = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(head).toBeVisible();
    const text = page.getByRole('main').getByRole('heading', { level: 2 }).locator('..');
    const [above, below] = await Promise.all([box(head), box(text)]);
    expect(Math.abs(above.left - below.left)).toBeLessThanOrEqual(1);
    expect(Math.abs(above.right - below.right)).toBeLessThanOrEqual(1);

    await page.setViewportSize(PHONE);
    await page.goto('/profile?page=inbox');
    const shownText = page.getByText('They are in the oven now.').first();
    await expect(shownText).toBeVisible();
    expect(
      await shownText.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

test('the first view of the order’s map includes the courier [ORD-05, MAP-03]', async ({ page }) => {
  await signedIn(page, await tokenOf(page.request, AMIRA));
  await page.setViewportSize(DESK);
  await page.goto('/my-orders/301');
  const map = page.locator('.maplibregl-map');
  const rider = map.getByRole('img', { name: 'Ruth Abebe' });
  await expect(rider).toBeVisible();
  // On a busy machine the map fits its pins some moments after it has drawn them.
  await expect(async () => {
    const [streets, marker] = await Promise.all([box(map), box(rider)]);
    expect(marker.top).toBeGreaterThanOrEqual(streets.top);
    expect(marker.left).toBeGreaterThanOrEqual(streets.left);
    expect(marker.right).toBeLessThanOrEqual(streets.right);
    expect(marker.bottom).toBeLessThanOrEqual(streets.bottom);
  }).toPass({ timeout: 5_000 });
});

test('a long name of an item wraps beside its price in the checkout on a phone [CART-01, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, storeId } = await itemNamed(page.request, 'F-10', 'en');
  const long = `${name} with Extraordinarilylongunbreakableword`;
  await page.route(/\/api\/v1\/(items|customer\/cart|stores|customer\/order\/quote)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(name, long) });
  });
  await new Shopper(page).livesInHarbour();
  await adds(page, { name: long, storeId });
  await page.goto('/checkout');
  const row = page.getByRole('listitem').filter({ hasText: long });
  const { ends } = await endsIn(row.getByText(long, { exact: true }), 'li');
  const total = await box(row.getByRole('status', { name: `Total for ${long}` }));
  expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(total.left));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
