import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { AMIRA, comesIn, GUS, toast } from './support/people';
import { LOCALES, Shopper } from './support/shopper';

const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Pick from map' });
const pin = (page: Page): Locator =>
  picker(page).getByRole('button', { name: 'Pin of your location. Move it with the arrow keys.' });
const deliverHere = (page: Page): Locator => picker(page).getByRole('button', { name: 'Deliver here' });
const header = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });

/** The label below the pin. */
const label = (page: Page): Locator => picker(page).getByRole('status').last();

/** A device whose browser has no WebGL. */
const withoutGraphics = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });

test('a new visitor picks a place on the map by dragging the pin and by keyboard [PERM-01, LOC-04, LOC-06, MAP-02, MAP-04, X-10]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Pick from map' }).click();
  await expect(deliverHere(page)).toBeEnabled({ timeout: 30_000 });
  const first = (await label(page).textContent()) ?? '';

  await picker(page).getByRole('combobox', { name: 'Delivery address' }).fill('12 Quay');
  await picker(page).getByRole('option').first().click();
  await expect(label(page)).not.toHaveText(first);
  const typed = (await label(page).textContent()) ?? '';

  const box = await pin(page).boundingBox();
  if (!box) throw new Error('The pin is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 60, { steps: 6 });
  await page.mouse.up();
  await expect(label(page)).not.toHaveText(typed);

  const requests: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().includes('config/geocode-api')) requests.push(new URL(request.url()).searchParams);
  });
  await pin(page).focus();
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(deliverHere(page)).not.toHaveAttribute('aria-busy', 'true');
  const chosen = (await label(page).textContent()) ?? '';
  await deliverHere(page).click();
  await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
  await expect(picker(page)).toBeHidden();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.location).toBe(chosen);
  const kept = JSON.parse(stored.currentLatLng ?? '{}');
  expect([kept.lat, kept.lng].map(String)).toEqual([
    requests.at(-1)?.get('lat'),
    requests.at(-1)?.get('lng'),
  ]);
});

test('the map of a known place starts zoomed in, and its zoom buttons stop at the limits [MAP-01, CONST-18]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/home?panel=map');
  const closer = picker(page).getByRole('button', { name: 'Zoom in' });
  await expect(closer).toBeEnabled({ timeout: 30_000 });
  for (let zoom = 17; zoom < 21; zoom += 1) {
    await expect(closer).toBeEnabled();
    await closer.click();
    await page.waitForTimeout(500);
  }
  await expect(closer).toBeDisabled();
  await expect(picker(page).getByRole('button', { name: 'Zoom out' })).toBeEnabled();
});

test('the map dialog works with zones, keyboard and typed address when no map can be rendered [LOC-21, MAP-03, X-10]', {
  tag: '@wide',
}, async ({ page }) => {
  await withoutGraphics(page);
  await new Shopper(page).livesInHarbour();
  await page.goto('/home');
  await header(page).click();
  await page.getByRole('link', { name: 'Pick from map' }).click();
  await expect(picker(page).getByText('The map isn’t available.', { exact: false })).toBeVisible();
  const before = (await label(page).textContent()) ?? '';
  await picker(page).getByRole('button', { name: 'Old Town' }).click();
  await expect(label(page)).not.toHaveText(before);
  for (let step = 0; step < 5; step += 1)
    await picker(page).getByRole('button', { name: 'Move the pin north' }).click();
  await expectAccessible(page);
  await expect(deliverHere(page)).not.toHaveAttribute('aria-busy', 'true');
  await deliverHere(page).click();
  await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
  await expect(picker(page)).toBeHidden();
});

test('a pin outside all zones is rejected with a way back to a served zone [MAP-04, LOC-12, LOC-19]', async ({
  page,
}) => {
  await withoutGraphics(page);
  await page.route('**/api/v1/config/get-zone-id*', (route) => route.fulfill({ json: { zone_id: '[]' } }), {
    times: 1,
  });
  const request = page.waitForRequest(/config\/get-zone-id/);
  await page.goto('/?panel=map');
  const { default_location: start } = await (await page.request.get('/api/v1/config')).json();
  const { searchParams } = new URL((await request).url());
  expect([searchParams.get('lat'), searchParams.get('lng')]).toEqual([String(start.lat), String(start.lng)]);
  await expect(picker(page).getByRole('button', { name: 'We don’t deliver here yet' })).toBeDisabled();
  await expect(picker(page).getByText('Service not available in this area.', { exact: false })).toBeVisible();
  await label(page).getByRole('button', { name: 'Harbour' }).click();
  await expect(deliverHere(page)).toBeEnabled();
});

test('a denied position is explained in the map dialog, and all other ways to choose a place work [LOC-10]', {
  tag: '@wide',
}, async ({ page }) => {
  await withoutGraphics(page);
  await page.goto('/?panel=map');
  await picker(page).getByRole('button', { name: 'Use Current Location' }).click();
  await expect(picker(page).getByRole('alert')).toContainText('Location access is blocked');
  await picker(page).getByRole('button', { name: 'Move the pin east' }).click();
  await expect(picker(page).getByRole('alert')).toBeHidden();
  await expect(deliverHere(page)).toBeEnabled();
});

test('a saved address pressed in the header is applied immediately, and one in the dialog only by Select [LOC-02, LOC-05, ADDR-12, ADDR-14, ADDR-15, CONST-08, MSG-01, MSG-03, MSG-05, MSG-06]', async ({
  page,
}) => {
  await new Shopper(page).livesInHarbour();
  await comesIn(page, AMIRA);
  await header(page).click();
  await expect(page.getByText('Select from saved addresses or pick from map')).toBeVisible();
  await page.getByRole('button', { name: /^Office/ }).click();
  await expect(toast(page, 'New Delivery address selected.')).toBeVisible();
  await expect(header(page)).toContainText('Poppy Row');
  for (const [name, street, module] of [
    [/^Mum/, 'Quay Lane', 'Pharmacy'],
    [/^Office/, 'Poppy Row', 'Food'],
  ] as const) {
    await header(page).click();
    await page.getByRole('list', { name: 'Saved Addresses' }).getByRole('button', { name }).click();
    await expect(header(page)).toContainText(street);
    // The two places have no module in common, so the shop asks for one.
    await page.getByRole('dialog').getByRole('button', { name: module }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await header(page).click();
  await page.getByRole('link', { name: 'View Saved Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  await dialog.getByRole('radio', { name: /^Mum/ }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(header(page)).toContainText('Poppy Row');

  await header(page).click();
  await page.getByRole('link', { name: 'View Saved Address' }).click();
  await dialog.getByRole('radio', { name: /^Mum/ }).check();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(header(page)).toContainText('Poppy Row');

  await header(page).click();
  await page.getByRole('link', { name: 'View Saved Address' }).click();
  await dialog.getByRole('radio', { name: /^Mum/ }).check();
  await expectAccessible(page);
  const list = await dialog.getByRole('list').boundingBox();
  expect(list?.height).toBeLessThanOrEqual(0.4 * 900 + 1);
  await expect(dialog.getByRole('list')).toHaveCSS('overflow-y', 'auto');
  await dialog.getByRole('button', { name: 'Select' }).click();
  await expect(dialog).toBeHidden();
  await expect(header(page)).toContainText('Quay Lane');
});

test('an address is saved with its pin, changed, deleted and restored [ADDR-13, ADDR-16, ADDR-18, ADDR-19, ADDR-20, DATA-03, ADDR-22, ADDR-23, ADDR-27, ADDR-28, ADDR-29, MSG-06, MSG-07, MSG-08, MSG-09, MSG-10, MSG-11]', {
  tag: '@wide',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await withoutGraphics(page);
  await new Shopper(page).livesInHarbour();
  await comesIn(page, GUS, '/home');
  await page.goto('/home?panel=addresses');
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(dialog.getByText('Oops')).toBeVisible();
  await expect(
    dialog.getByText('You don’t have any saved address yet. please save address to continue'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Select' }).click();
  await expect(toast(page, 'No saved addresses found to select.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'New address' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(field('Contact person name')).toHaveValue(/^Gus/);
  await expect(field('Address')).not.toHaveValue('');
  for (const name of ['Address', 'Contact person name', 'Contact person number']) await field(name).fill('');
  await form.getByRole('button', { name: 'Save address' }).click();
  for (const text of ['Address is required', 'Name is required', 'Phone Number is required'])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await expect(field('Address')).toBeFocused();
  await expectAccessible(page);

  await field('Address').fill('5 Test Lane');
  await field('Contact person name').fill('Gus Reed');
  await field('Contact person number').fill('501234567');
  await field('Street number').fill('5');
  await field('House number').fill('12b');
  await field('Floor').fill('2');
  await field('Note for the courier (optional)').fill('Ring twice');
  await expect(field('Label name (optional)')).toHaveCount(0);
  await form.getByText('Other', { exact: true }).click();
  await expect.poll(() => distanceOfMark(form)).toBeLessThan(1);
  await field('Label name (optional)').fill('Boat');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Address added successfully.')).toBeVisible();
  const card = dialog.getByRole('radio', { name: /^Boat 5 Test Lane/ });
  await expect(card).toBeVisible();

  await dialog.getByRole('button', { name: 'Edit 5 Test Lane' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await expect(edit.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('5 Test Lane');
  for (const [name, value] of [
    ['Street number', '5'],
    ['House number', '12b'],
    ['Floor', '2'],
    ['Note for the courier (optional)', 'Ring twice'],
  ] as const)
    await expect(edit.getByRole('textbox', { name })).toHaveValue(value);
  await expect(edit.getByRole('radio', { name: 'Other' })).toBeChecked();
  await edit.getByRole('textbox', { name: 'Floor' }).fill('3');
  await edit.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Address updated successfully.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Delete 5 Test Lane' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this address?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(card).toBeHidden();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete 5 Test Lane' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this address?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(dialog.getByText('Oops')).toBeVisible();
});

test('a guest must sign in to see saved addresses, and returns to them after the sign-in [PERM-05, ADDR-09, LOC-03, MSG-02]', {
  tag: '@wide',
}, async ({ page }) => {
  await new Shopper(page).livesInHarbour();
  await page.goto('/home?panel=addresses');
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(dialog.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

for (const locale of LOCALES)
  test(`the map and the saved addresses are accessible on a phone (${locale}) [NFR-01, NFR-03, LANG-05]`, {
    tag: '@wide',
  }, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const shopper = new Shopper(page, locale);
    await shopper.speaks();
    await shopper.livesInHarbour();
    for (const panel of ['map', 'addresses'])
      await test.step(panel, async () => {
        await page.goto(`/home?panel=${panel}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      });
  });

/** The distance in pixels between the selected label and its mark. */
const distanceOfMark = (form: Locator): Promise<number> =>
  form.locator('.mantine-SegmentedControl-indicator').evaluate((mark) => {
    const chosen = mark.parentElement?.querySelector('label[data-active]');
    const [at, of] = [mark.getBoundingClientRect(), chosen?.getBoundingClientRect()];
    return of ? Math.hypot(at.x - of.x, at.y - of.y) : Number.POSITIVE_INFINITY;
  });
