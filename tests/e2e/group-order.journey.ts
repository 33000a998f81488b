import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newAccount, signedIn } from './support/account';
import { itemNamed } from './support/goods';
import { LOCALES, Shopper } from './support/shopper';

const NAME = { en: 'Sara', ar: 'سارة' };

/** The visible dishes of a person on the page of a group. */
const dishesOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

for (const locale of LOCALES)
  test(`a friend with the link adds a dish from another device, and the host sees, locks and orders it (${locale}) [CART-71, CART-72, CART-73]`, async ({
    page,
    browser,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const host = new Shopper(page, locale);
    const say = (text: string, values?: Record<string, string>) => host.say(text, values);
    await host.speaks();
    await host.livesInHarbour();
    const { name, storeId } = await itemNamed(request, 'F-10', locale);
    await page.goto(`/store/${storeId}`);
    await page.getByRole('button', { name: say('Start a group order') }).click();
    await expect(page).toHaveURL(/\/group\/[\w-]{43}$/);
    await expect(page.getByText(say('Send this link to your friends'))).toBeVisible();
    await expectAccessible(page);
    const link = page.url();

    const device = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: new URL(link).origin,
    });
    const phone = await device.newPage();
    const friend = new Shopper(phone, locale);
    await friend.speaks();
    await phone.goto(link);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: say('Join the group') }).click();
    await expect(phone.getByText(say('Please enter your name.'))).toBeVisible();
    await phone.getByRole('textbox', { name: say('Your name') }).fill(NAME[locale]);
    await phone.getByRole('button', { name: say('Join the group') }).click();
    const add = phone.getByRole('button', { name: say('Add {0} to the group order', { 0: name }) });
    await add.first().click();
    await expect(dishesOf(phone, say('You')).getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(phone);

    // The host's page follows without a reload.
    await expect(dishesOf(page, NAME[locale]).getByText(name, { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: say('I’m done') }).click();
    await expect(dishesOf(page, NAME[locale]).getByText(say('Done'), { exact: true })).toBeVisible();

    await phone.reload();
    await expect(dishesOf(phone, say('You')).getByText(name, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: say('Lock'), exact: true }).click();
    const locked = phone.getByText(say('The group order is locked now, so nothing can be changed.'));
    await expect(locked).toBeVisible();
    await expect(add).toHaveCount(0);
    await page.getByRole('button', { name: say('Reopen') }).click();
    await expect(add.first()).toBeVisible();

    await host.opensCart();
    await expect(host.cart().getByRole('heading', { name: NAME[locale] })).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: say('Remove {0} from the group', { 0: NAME[locale] }) }).click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: say('Remove'), exact: true }).click();
    await expect(dishesOf(page, NAME[locale])).toHaveCount(0);
    await expect(phone.getByRole('button', { name: say('Join the group') })).toBeVisible();

    await page.getByRole('button', { name: say('End group order') }).click();
    await expect(page.getByRole('heading', { name: say('The group order has ended') })).toBeVisible();
    await expect(phone.getByRole('heading', { name: say('The group order has ended') })).toBeVisible();
    await device.close();
  });

for (const locale of LOCALES)
  test(`a friend follows the placed group order with the friend’s own dishes only (${locale}) [CART-74]`, async ({
    page,
    browser,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { id, name, storeId } = await itemNamed(request, 'F-10', locale);
    const { token } = await newAccount(request);
    const host = await signedIn(page, { token }, locale);
    const headers = { Authorization: `Bearer ${token}`, moduleId: '1', zoneid: '[1]' };
    await page.goto(`/store/${storeId}`);
    await page.getByRole('button', { name: host.say('Start a group order') }).click();
    await expect(page).toHaveURL(/\/group\/[\w-]{43}$/);
    const device = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: new URL(page.url()).origin,
    });
    const phone = await device.newPage();
    const friend = new Shopper(phone, locale);
    await friend.speaks();
    await phone.goto(page.url());
    await phone.getByRole('textbox', { name: host.say('Your name') }).fill(NAME[locale]);
    await phone.getByRole('button', { name: host.say('Join the group') }).click();
    const added = { name: host.say('Add {0} to the group order', { 0: name }) };
    await phone.getByRole('button', added).first().click();
    await expect(dishesOf(phone, host.say('You')).getByText(name, { exact: true })).toBeVisible();

    const dish = { model: 'Item', item_id: id, quantity: 3, price: 0 };
    await request.post('/api/v1/customer/cart/add', { headers, data: dish });
    const data = { order_type: 'take_away', payment_method: 'cash_on_delivery' };
    const quoted = await request.post('/api/v1/customer/order/quote', { headers, data });
    const { total_amount } = (await quoted.json()) as { total_amount: number };
    const contact = { contact_person_name: 'Nora Vale', contact_person_number: '+971501234567' };
    const placed = await request.post('/api/v1/customer/order/place', {
      headers: { ...headers, 'Idempotency-Key': `group-${token.slice(-12)}` },
      data: { ...data, ...contact, order_amount: total_amount },
    });
    expect(placed.status(), await placed.text()).toBe(200);

    const title = host.say('Your order from {0}', { 0: (await itemNamed(request, 'F-10', locale)).store });
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const own = phone.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(own).toHaveCount(1);
    await expect(own).not.toContainText('3 ×');
    await expect(phone.getByText(host.say('Order placed'), { exact: true })).toBeVisible();
    await expectAccessible(phone);
    await device.close();
  });

test('a link to a group order that does not exist says so and leads to the home page [CART-74]', async ({
  page,
}) => {
  await page.goto(`/group/${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(page);
});
