import { expect, type Page, test } from '@playwright/test';
import { DAY, T0 } from '../../server/demo/world/t0';
import { demoPlaces } from '../../server/geo/demo-places';
import { png } from '../server/account/pictures';
import { newAccount, signedIn } from './support/account';
import { guestChecksOut, part, placeButton, takesAway, thanks } from './support/checkout';
import { itemNamed } from './support/goods';
import { AMIRA, adds, comesIn } from './support/people';
import { boxOf, near, wordsOf } from './support/places';
import { LOCALES, Shopper } from './support/shopper';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** All markers of the map are inside the visible part. */
async function allIsInSight(page: Page): Promise<void> {
  const map = page.locator('.maplibregl-map');
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      map.evaluate((streets) => {
        const edge = streets.getBoundingClientRect();
        return [...streets.querySelectorAll('.maplibregl-marker, .maplibregl-marker > *')].filter((mark) => {
          const { left, right, top, bottom } = mark.getBoundingClientRect();
          return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
        }).length;
      }),
    )
    .toBe(0);
}

test('text in a field is aligned by its own direction, and an empty field is aligned like the page [LANG-05, ADDR-03]', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ar');
  const { say } = shopper;
  await page.setViewportSize(PHONE);
  await shopper.speaks();
  await shopper.livesInHarbour();
  const { name, storeId } = await itemNamed(page.request, 'F-10', 'ar');
  await page.goto(`/store/${storeId}`);
  await shopper.button('Add {0} to cart', { 0: name }).first().click();
  await expect(page.getByText(say('Item added to cart')).first()).toBeVisible();
  await page.goto('/checkout');
  const address = part(page, say('Delivery Addresses'));
  await address.getByRole('button', { name: say('Add contact info') }).click();
  const field = address.getByRole('textbox', { name: say('Address'), exact: true });
  await expect(field).toHaveValue(/\S/);
  await expect(field).toHaveCSS('direction', 'rtl');
  await field.fill('Boat 5');
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill('');
  await expect(field).toHaveCSS('direction', 'rtl');
});

test('the parts of the delivery fee are indented below the fee on the order page too [PRICE-08, ORD-03]', async ({
  page,
}) => {
  await guestChecksOut(page);
  // Radio buttons use the theme's colours, because the browser's greys are illegible in the dark theme.
  const way = page.getByRole('radio', { name: 'Cash on delivery' });
  await expect(way).toHaveCSS('appearance', 'none');
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const payment = part(page, 'Payment');
  const rule = payment.getByText('Minimum fee').locator('xpath=../span[last()]');
  const sum = payment.getByText('$2.00', { exact: true });
  await expect(sum).toBeVisible();
  near((await wordsOf(rule)).right, (await wordsOf(sum)).right);
});

test('a phone shows the buttons on the page after a payment at full width [CHK-07, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  await page.goto('/checkout');
  await takesAway(page);
  await page.getByRole('radio', { name: 'Bank card' }).check();
  await placeButton(page).click();
  await page.getByRole('button', { name: /^Decline/ }).click();
  const pay = page.getByRole('main').getByRole('button', { name: 'Pay now' });
  await expect(pay).toBeVisible();
  const cancel = await boxOf(page.getByRole('main').getByRole('button', { name: 'Cancel the order' }));
  const whole = await boxOf(pay);
  expect(whole.width).toBeGreaterThan(260);
  near(cancel.right, whole.right);
});

for (const locale of LOCALES)
  test(`a field’s hint is not cut off, and links in the footer are separated: ${locale} [NFR-03, ADDR-12]`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, locale);
    await shopper.speaks();
    await shopper.livesInHarbour();
    await page.setViewportSize(PHONE);
    await page.goto('/about-us');
    const links = page
      .getByRole('contentinfo')
      .locator('a[href$="-registration"], a[href*="-registration?"]');
    await expect(links).toHaveCount(2);
    await expect(links.last()).toBeVisible();
    // The footer's styles may arrive after its links.
    await expect(async () => {
      const [first, second] = await Promise.all([wordsOf(links.first()), wordsOf(links.last())]);
      expect(second.top - first.bottom).toBeGreaterThanOrEqual(8);
    }).toPass({ timeout: 5_000 });

    await signedIn(page, await newAccount(page.request), locale);
    await page.setViewportSize(DESK);
    await page.goto('/home?panel=addresses');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shopper.say('Add an address') })
      .click();
    const typed = page.getByRole('dialog').locator('input[role=combobox]');
    await expect(typed).toBeVisible();
    const room = await typed.evaluate((field: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      const hint = pen?.measureText(field.placeholder).width ?? 0;
      return field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - hint;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

test('notifications are aligned with the line above, and More reviews is placed below the reviews [NOTI-02, REV-01]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await page.goto('/profile?page=notifications');
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const count = await wordsOf(page.getByText('1 unread', { exact: true }));
  near((await boxOf(list.locator('a > span, button > span').first())).left, count.left);

  await page.goto('/store/1?tab=reviews');
  const more = page.getByRole('button', { name: 'Load more' });
  const review = page.getByRole('main').getByRole('article').first();
  await expect(more).toBeVisible();
  const [press, entry] = await Promise.all([boxOf(more), boxOf(review)]);
  near((press.left + press.right) / 2, (entry.left + entry.right) / 2);
});

test('a brand has its module’s name and texts, whichever module is selected [CAT-13, MOD-02]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/brand/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Voltic' })).toBeVisible();
  await expect(page.getByText(/^\d+ items$/)).toBeVisible();
});

test('adjacent fields start at the same height, even when one shows an error [RENT-53, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await new Shopper(page).livesInHarbour(6);
  const { 'P-H1': from, 'P-LK': to } = demoPlaces().points;
  const trip = {
    type: 'hourly',
    pickup: from.address.en,
    plat: from.lat,
    plng: from.lng,
    destination: to.address.en,
    dlat: to.lat,
    dlng: to.lng,
    at: new Date(T0 + 20 * DAY).toISOString().slice(0, 16),
    hours: 2,
    km: 4.2,
    way: 'driving',
  };
  const query = new URLSearchParams(Object.entries(trip).map(([name, value]) => [name, String(value)]));
  await page.goto(`/rental/vehicle-details/9?${query}`);
  await page.getByRole('button', { name: 'Add to Cart: Sedan' }).click();
  await expect(page.getByText('The vehicle successfully added to your cart.').first()).toBeVisible();
  await page.goto('/rental/booking');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Total');
  await page.getByRole('button', { name: 'Book the trip' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  const field = (name: string) => boxOf(page.getByRole('textbox', { name }));
  near((await field('Contact person name')).top, (await field('Contact person number')).top);
});

test('a row of cards that are all visible has no arrows [CAT-03]', async ({ page }) => {
  await page.setViewportSize(DESK);
  await new Shopper(page).livesInHarbour(3);
  await page.goto('/home');
  const picked = page.getByRole('group', { name: 'Picked for you' });
  await picked.scrollIntoViewIfNeeded();
  await expect(picked.getByRole('listitem').first()).toBeVisible();
  const isWhole = await picked
    .getByRole('list')
    .evaluate((track) => track.scrollWidth <= track.clientWidth && track.childElementCount <= 5);
  expect(isWhole).toBe(true);
  await expect(picked.getByRole('button', { name: 'Next: Picked for you' })).toBeHidden();
});

test('a rotated phone shows all markers of its map [MAP-03, ORD-05]', async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  await page.setViewportSize(PHONE);
  await page.goto('/my-orders/301');
  await allIsInSight(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await allIsInSight(page);
});

test('chosen chat pictures have large remove buttons, and sent ones are shown side by side [CHAT-02, NFR-03]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, await newAccount(page.request));
  await page.goto('/profile?page=inbox&with=support');
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: png(300, 300) });
  await page.getByLabel('Add photos').setInputFiles([file('door.png'), file('bell.png')]);
  const remove = await boxOf(page.getByRole('button', { name: 'Remove door.png' }));
  expect(Math.min(remove.width, remove.height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('link', { name: 'Open the photo' });
  await expect(sent).toHaveCount(2);
  const [one, other] = await Promise.all([boxOf(sent.first()), boxOf(sent.last())]);
  near(one.top, other.top);
  const bubble = await boxOf(page.getByRole('listitem').filter({ has: sent }).last());
  expect(other.right).toBeLessThan(bubble.right);
});
