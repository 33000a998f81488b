import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, signedIn } from './support/account';
import { part, placeButton, takesAway, thanks } from './support/checkout';
import { deferred } from './support/deferred';
import { itemNamed } from './support/goods';
import { adds } from './support/people';
import { boxOf, near, wordsOf } from './support/places';
import { Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 700 };
const PROFILE = '**/api/v1/customer/info';

/** The painted arrow of a disclosure. */
const arrowOf = (line: Locator) =>
  line.evaluate((one) => {
    const { content, inlineSize, rotate } = getComputedStyle(one, '::after');
    return { isThere: content !== 'none' && inlineSize === '12px', rotate };
  });

async function allowsToBeAsked(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
}

test('a phone shows arrows on collapsible sections, an aligned bank account and full-width notification buttons [CHK-04, NOTI-02, NFR-03]', async ({
  page,
}) => {
  await allowsToBeAsked(page);
  await page.setViewportSize(NARROW);
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  await takesAway(page);
  const coupons = part(page, 'Coupon').locator('summary');
  expect(await arrowOf(coupons)).toEqual({ isThere: true, rotate: 'none' });
  await coupons.click();
  await expect.poll(() => arrowOf(coupons)).toEqual({ isThere: true, rotate: '180deg' });

  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  const account = part(page, 'Payment').getByRole('definition').filter({ hasText: /^PM12/ });
  const lines = await boxOf(account.locator('xpath=ancestor::dl'));
  near((await boxOf(account)).right, lines.right);
  await expect(page.getByLabel('Day of the transfer')).toHaveAttribute('type', 'date');
  await page.getByRole('radio', { name: 'Cash at pickup' }).check();

  await page.setViewportSize(PHONE);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const allow = page.getByRole('button', { name: 'Allow notifications' });
  const [first, last, requested] = await Promise.all([
    boxOf(page.getByRole('button', { name: 'Not now' })),
    boxOf(allow),
    boxOf(page.getByText('Want to know when it arrives?').locator('xpath=ancestor::div[1]')),
  ]);
  near(first.left - requested.left, requested.right - last.right);

  await page.goto('/home');
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
  const band = await boxOf(page.getByRole('contentinfo').locator('section').first());
  expect(band.bottom - (await boxOf(subscribe)).bottom).toBeLessThanOrEqual(44);
});

test('a link to a missing parcel shows a page that leads to the parcel module [PARC-04]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour(5);
  await page.goto('/parcel/receive/nobody');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to home page' })).toHaveAttribute(
    'href',
    '/home',
  );
});

test('the header’s layout does not change when the customer’s name loads [NAV-41, NFR-07]', async ({
  page,
}) => {
  const { promise: released, resolve: release } = deferred();
  await page.route(PROFILE, async (route) => {
    await released;
    await route.continue();
  });
  await signedIn(page, await newAccount(page.request));
  await page.goto('/about-us');
  const account = page.getByRole('banner').locator('[data-place=account]');
  await expect(account).toHaveText('Account');
  const before = await boxOf(account);
  release();
  await expect(account).toContainText('Nora');
  near((await boxOf(account)).left, before.left);

  await page.setViewportSize({ width: 1181, height: 800 });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

test('an unavailable item’s reason is on its picture, and the choice of contact is aligned with the fields [CARD-06, ORD-04, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await new Shopper(page).livesInHarbour();
  await page.goto('/store/1');
  const dish = page.getByRole('main').getByRole('article').filter({ hasText: 'Breakfast Platter' }).first();
  const why = await boxOf(dish.getByText('Not Available now').locator('xpath=ancestor::div[1]'));
  const picture = await boxOf(dish.getByRole('link', { name: 'Quick view of Breakfast Platter' }));
  expect(why.left).toBeGreaterThanOrEqual(picture.left);
  expect(why.right).toBeLessThanOrEqual(picture.right);

  await page.goto('/track-order');
  const otherwise = await wordsOf(page.getByRole('button', { name: 'Use the email instead' }));
  near(otherwise.left, (await boxOf(page.getByRole('textbox', { name: 'Order number' }))).left);
});

test('pictures of vehicles face the reading direction in Arabic, like arrows [LANG-05]', async ({ page }) => {
  const shopper = new Shopper(page, 'ar');
  await shopper.speaks();
  await shopper.livesInHarbour(6);
  await page.setViewportSize(DESK);
  await page.goto('/home');
  await expect(page.getByRole('banner').locator('.tabler-icon-car')).toHaveCSS('scale', '-1 1');
});

test("unselected controls have the shop's colours, and Arabic initials are not joined [X-17, DATA-06]", async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ar');
  await shopper.speaks();
  await shopper.livesInHarbour(4);
  await page.goto('/store/11?panel=diet');
  const choice = page.getByRole('dialog').getByRole('checkbox').first();
  await expect(choice).toHaveCSS('appearance', 'none');
  await choice.check();
  await expect(choice).toHaveCSS('appearance', 'auto');
  await page.goto('/product/E-08?module_id=4');
  await expect(page.locator('main [data-initials]').first()).toHaveAttribute('data-initials', 'غ\u200cه');
});

test('a row of cards that are all visible has no arrows on a tablet, and footer links stay in one line [CAT-03, FOOT-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await new Shopper(page).livesInHarbour(3);
  await page.goto('/home');
  const picked = page.getByRole('group', { name: 'Picked for you' });
  await picked.scrollIntoViewIfNeeded();
  await expect(picked.getByRole('listitem')).toHaveCount(2);
  await expect(picked.getByRole('button', { name: 'Next: Picked for you' })).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(picked.getByRole('button', { name: 'Next: Picked for you' })).toBeVisible();

  await page.setViewportSize({ width: 820, height: 1180 });
  const policies = page.getByRole('contentinfo').getByRole('link', { name: /Policy$|Conditions$/ });
  const tops = await policies.evaluateAll((links) =>
    links.slice(links.length / 2).map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

test('a phone shows the menu last in the header, also in a module without search [NAV-41, PARC-01]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, await newAccount(page.request));
  await page.addInitScript(() => localStorage.setItem('module', '5'));
  await page.goto('/parcel/send');
  const received = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await expect(received).toBeVisible();
  expect((await boxOf(menu)).left).toBeGreaterThan((await boxOf(received)).left);
});

test('a desktop shows the thanks for an order centred, as the only visible heading of the page’s top [CHK-10, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  await takesAway(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const title = await boxOf(page.getByRole('heading', { level: 1, name: 'Checkout' }));
  expect(title.width * title.height, 'the title of the page is only for screen readers').toBeLessThan(4);
  const [text, whole] = await Promise.all([wordsOf(thanks(page)), boxOf(page.getByRole('main'))]);
  near((whole.left + whole.right) / 2, (text.left + text.right) / 2);
});
