import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { demoPlaces, type FixturePoint } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { adds, toast } from './support/people';
import { addressText, LOCALES, Shopper } from './support/shopper';

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Delivery address' });
const here = (page: Page): Locator => page.getByRole('button', { name: 'Use Current Location' });
const header = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
const uncovered = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Service not available in this area' });
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The device has this position and grants access. */
async function isAt(context: BrowserContext, point: FixturePoint): Promise<void> {
  const { lat, lng } = demoPlaces().points[point];
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: lat, longitude: lng, accuracy: 30 });
}

/** The device never answers the request for its position. */
const isSlow = (page: Page) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined;
  });

/** Goes to the home page of the food module. */
async function comesHome(page: Page): Promise<void> {
  await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
  await new Shopper(page).choosesMarket('Food');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(header(page)).toBeVisible();
}

test('a first visit asks for the device’s position only after a press, and then uses the position [LOC-08, LOC-10]', async ({
  page,
  context,
}) => {
  await isAt(context, 'P-H1');
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...about) => {
      sessionStorage.setItem('asked', JSON.stringify(about[2]));
      ask(...about);
    };
  });
  await page.goto('/');
  await expect(here(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  await here(page).click();
  await comesHome(page);
  const requested = JSON.parse((await page.evaluate(() => sessionStorage.getItem('asked'))) ?? '{}');
  expect(requested).toMatchObject({ timeout: 5000, enableHighAccuracy: false });
  expect(await stored(page, 'zoneid')).toBe('[1]');
});

test('a denied position is explained, and the visitor can still type an address [LOC-10, LOC-21]', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  await here(page).click();
  await expect(page.getByRole('alert')).toContainText('Location access is blocked');
  await expectAccessible(page);
  await expect(here(page)).toBeEnabled();
  await new Shopper(page).typesAddress();
  await expect(page.getByRole('alert')).toBeHidden();
  await comesHome(page);
});

test('a position request ends after five seconds, and its button stays usable [LOC-09, LOC-10]', {
  tag: '@wide',
}, async ({ page }) => {
  await isSlow(page);
  await page.goto('/');
  await here(page).click();
  await expect(here(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(here(page)).toBeEnabled();
});

test('a new visitor reaches the home page with the keyboard alone [LOC-16, NFR-02, MOD-03]', async ({
  page,
}) => {
  await page.goto('/');
  const toField = async () => {
    for (let step = 0; step < 40; step += 1) {
      if (await field(page).evaluate((input) => input === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
  };
  await expect(field(page)).toBeVisible();
  await toField();
  await expect(field(page)).toBeFocused();
  const [street = ''] = addressText('en').split(',');
  await page.keyboard.type(street);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: /Select a type of module/ });
  await expect(chooser).toBeVisible();
  const food = chooser.getByRole('button', { name: /Food/ }).first();
  await expect(food).toBeFocused();
  const markets = await chooser.getByRole('button').count();
  for (let step = 0; step < markets; step += 1) await page.keyboard.press('Tab');
  await expect(food).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chooser).toBeHidden();
  await expect(page).toHaveURL(/\/(interest|home)/);
});

for (const way of ['typed', 'current'] as const)
  test(`an unserved place chosen by ${way} is named, the old place stays, and a served one is one press away [LOC-12]`, {
    tag: '@wide',
  }, async ({ page, context }) => {
    await isAt(context, 'P-OUT');
    await new Shopper(page).livesInHarbour();
    await page.goto('/home');
    const before = (await header(page).textContent()) ?? '';
    await header(page).click();
    const [street = ''] = demoPlaces().points['P-OUT'].address.en.split(',');
    if (way === 'current') await here(page).click();
    else {
      await field(page).fill(street);
      await page
        .getByRole('option', { name: /Pearl Beach/ })
        .first()
        .click();
    }
    await expect(uncovered(page)).toContainText('Pearl Beach');
    await expect(uncovered(page).getByText('Your location hasn’t changed.')).toBeVisible();
    await expectAccessible(page);
    expect(await header(page).textContent()).toBe(before);
    const areas = uncovered(page).getByRole('listitem').getByRole('button');
    await expect(areas).toHaveCount(3);
    const name = (await areas.first().textContent()) ?? '';
    await areas.first().click();
    await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
    await expect(header(page)).toContainText(name);
  });

test('a place outside the delivery area of the cart’s store opens a dialog about the cart [LOC-18]', async ({
  page,
}) => {
  await signedIn(page, await newAccount(page.request));
  await adds(page, await itemNamed(page.request, 'F-10', 'en'));
  const moves = async (): Promise<Locator> => {
    await header(page).click();
    const [street = ''] = demoPlaces().points['P-LK'].address.en.split(',');
    await field(page).fill(street);
    await page
      .getByRole('option', { name: /Brightwater/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Your cart is from another area' });
  };
  const question = await moves();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep my location' }).click();
  await expect(question).toBeHidden();
  expect(await stored(page, 'zoneid')).toBe('[1]');
  await moves();
  await question.getByRole('button', { name: 'Change location and clear cart' }).click();
  await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
  expect(await stored(page, 'zoneid')).toBe('[3]');
  await expect(page.getByText('Your last module isn’t available at this address.')).toBeVisible();
  await page.goto('/home?panel=cart');
  await expect(new Shopper(page).cart()).toContainText('No items added in your cart');
});

test('an empty address field lists recent places in every tab until the visitor clears them [STO-01, STO-03]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await new Shopper(page).typesAddress();
  await comesHome(page);
  const kept = (await stored(page, 'location')) ?? '';
  const other = await context.newPage();
  await other.goto('/home?panel=map');
  const search = other.getByRole('dialog', { name: 'Pick from map' });
  await search.getByRole('combobox').click();
  await expect(search.getByRole('option', { name: kept })).toBeVisible();

  await header(page).click();
  await expect(page.getByRole('listbox', { name: 'Recent places' }).getByRole('option')).toHaveText([kept]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Recent places' })).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(search.getByRole('option', { name: kept })).toBeHidden();
  expect(await stored(page, 'recent_places')).toBeNull();
});

test('a recent place can be chosen with the keyboard as the delivery place [STO-01, LOC-06, LOC-16]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  const { lat, lng, address } = demoPlaces().points['P-OV'];
  await page.addInitScript(
    (places) => localStorage.setItem('recent_places', places),
    JSON.stringify([{ label: address.en, lat, lng }, { label: 7 }]),
  );
  await page.goto('/home');
  await header(page).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
  expect(await stored(page, 'location')).toBe(address.en);
  expect(JSON.parse((await stored(page, 'zoneid')) ?? '')).toEqual([1, 2]);
});

test("stored settings use the client's key names, reach other tabs, and are repaired when they are broken [STO-01, STO-02, STO-03]", {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.goto('/');
  await new Shopper(page).typesAddress();
  await comesHome(page);
  const { lat, lng } = demoPlaces().points['P-H1'];
  const point = JSON.parse((await stored(page, 'currentLatLng')) ?? '{}');
  expect(point.lat).toBeCloseTo(lat, 3);
  expect(point.lng).toBeCloseTo(lng, 3);
  const keys = ['zoneid', 'location', 'module', 'country'];
  const values = await Promise.all(keys.map((key) => stored(page, key)));
  expect(values).toEqual(['[1]', addressText('en'), '1', 'AE']);

  const other = await context.newPage();
  await other.goto('/home');
  await expect(header(other)).toContainText(addressText('en'));
  await header(page).click();
  await field(page).fill(demoPlaces().points['P-OV'].address.en.split(',')[0] ?? '');
  await page
    .getByRole('option', { name: /Market Hill/ })
    .first()
    .click();
  await expect(header(other)).toContainText('Market Hill');

  await other.close();
  await page.evaluate(() => {
    localStorage.setItem('country', 'nowhere');
    localStorage.setItem('module', '{"id":');
    localStorage.setItem('recent_places', '{"broken');
  });
  await page.reload();
  await expect(header(page)).toContainText('Market Hill');
  expect(await stored(page, 'country')).toBe('AE');
  expect(Number(await stored(page, 'module'))).not.toBeNaN();
  await page.evaluate(() => localStorage.setItem('currentLatLng', '{"lat":"far"}'));
  await page.goto('/home');
  await expect(field(page)).toBeVisible();
  expect(await stored(page, 'currentLatLng')).toBeNull();
});

for (const locale of LOCALES)
  test(`saved addresses in the store’s zones come first, and the others show why they are unavailable (${locale}) [ADDR-17, LANG-05]`, {
    tag: locale === 'en' ? '@wide' : [],
  }, async ({ page }) => {
    const account = await newAccount(page.request);
    for (const [type, name] of [
      ['home', 'P-HL'],
      ['office', 'P-OV'],
    ] as const) {
      const { lat, lng, address } = demoPlaces().points[name];
      const answer = await page.request.post('/api/v1/customer/address/add', {
        headers: { Authorization: `Bearer ${account.token}` },
        data: {
          contact_person_name: 'Nora Vale',
          contact_person_number: '+971501234567',
          address_type: type,
          address: address.en,
          latitude: lat,
          longitude: lng,
        },
      });
      expect(answer.ok()).toBe(true);
    }
    await signedIn(page, account);
    await adds(page, await itemNamed(page.request, 'F-10', 'en'));
    await page.evaluate((language) => localStorage.setItem('language-setting', language), locale);
    await page.goto('/checkout?panel=delivery-address');
    const dialog = page.getByRole('dialog');
    const cards = dialog.getByRole('list').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByRole('radio')).toBeEnabled();
    await expect(cards.first()).toContainText('Market Hill');
    await expect(cards.last().getByRole('radio')).toBeDisabled();
    // The number stays before the street in right-to-left text too.
    const street = cards.first().getByText(/Market Hill/);
    await expect(street).toHaveCSS('direction', 'ltr');
  });
