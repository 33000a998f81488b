import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { unusedDigits } from '../support/unused-digits';
import { guestId, newAccount } from './support/account';
import { itemNamed } from './support/goods';
import { type Locale, Shopper } from './support/shopper';

const FOOD = 1;
const GROCERY = 2;
const RENTAL = 6;

/** A signed-in customer at home in the first zone. */
async function arrives(page: Page, token: string, { locale, market }: Own = {}): Promise<Fan> {
  const fan = new Fan(page, locale);
  await fan.speaks();
  await fan.livesInHarbour(market);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return fan;
}

/** A customer of the demo world with saved favourites. */
async function ofTheDemo(page: Page, request: APIRequestContext, email: string, own?: Own): Promise<Fan> {
  const answer = await request.post('/api/v1/auth/login', {
    data: {
      login_type: 'manual',
      email_or_phone: email,
      field_type: 'email',
      password: 'demo1234',
      guest_id: await guestId(request),
    },
  });
  const { token } = (await answer.json()) as { token: string };
  return arrives(page, token, own);
}

/** A new account, which no other test changes. */
async function withNothingSaved(page: Page, request: APIRequestContext, own?: Own): Promise<Fan> {
  const { token } = await newAccount(request);
  return arrives(page, token, own);
}
type Own = { locale?: Locale; market?: number };

class Fan extends Shopper {
  heart(name: string): Locator {
    return this.page
      .getByRole('button', { name: this.say('Add {name} to wishlist', { name }), exact: true })
      .first();
  }

  drawer(): Locator {
    return this.page.getByRole('dialog', { name: this.say('Wishlist') });
  }

  async presses(name: string): Promise<void> {
    const saved = this.page.waitForResponse((answer) => answer.url().includes('/wish-list/'));
    await this.heart(name).click();
    await saved;
  }

  async seesHeart(name: string, isOn: boolean): Promise<void> {
    await expect(this.heart(name)).toHaveAttribute('aria-pressed', String(isOn));
  }

  async countIs(count: string): Promise<void> {
    await expect(this.button('Wishlist, {shown} saved', { shown: count })).toBeVisible();
  }
}

test('a guest who presses a heart and signs up finds the heart filled on the same page [AUTH-60, WISH-03, WISH-07, NAV-38, X-01]', async ({
  page,
  request,
}) => {
  const fan = new Fan(page);
  await fan.livesInHarbour(FOOD);
  const { name, storeId } = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${storeId}`);
  await expect(page.getByRole('button', { name: /^Wishlist,/ })).toHaveCount(0);

  await fan.heart(name).click();
  await expect(page.getByText('You are not logged in').first()).toBeVisible();
  await fan.seesHeart(name, false);
  await signUp(page);

  await expect(page.getByText('Added to your wishlist.').first()).toBeVisible();
  await fan.seesHeart(name, true);
  await fan.countIs('1');
  expect(new URL(page.url()).pathname).toBe(`/store/${storeId}`);
  await page.reload();
  await fan.seesHeart(name, true);
});

/** Signs up with the demo's fixed code. */
async function signUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign Up' }).first().click();
  await dialog.getByLabel('Name', { exact: true }).fill('Hana Heart');
  const unique = unusedDigits();
  await dialog.getByLabel('Email', { exact: true }).fill(`hana.heart${unique}@souk.example`);
  await dialog.getByLabel('Phone', { exact: true }).fill(`50${unique}`);
  await dialog.getByLabel('Password', { exact: true }).fill('Heart-2026');
  await dialog.getByLabel('Confirm password', { exact: true }).fill('Heart-2026');
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByRole('textbox', { name: '6-digit code' }).fill('123456');
  await expect(dialog).toHaveCount(0);
}

test('a guest who closes the sign-in finds the heart empty, even after signing in later [AUTH-60]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const fan = new Fan(page);
  await fan.livesInHarbour(FOOD);
  const { name, storeId } = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${storeId}`);

  await fan.heart(name).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await signIn(page, 'ivo@souk.example');

  await expect(page.getByText('Logged in successfully').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wishlist,/ })).toBeVisible();
  await fan.seesHeart(name, false);
});

async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email or phone').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('demo1234');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('hearts survive a reload, are the same in two tabs and revert when the server refuses [WISH-04, WISH-07]', async ({
  context,
  page,
  request,
}) => {
  const fan = await withNothingSaved(page, request);
  const { name, store, storeId } = await itemNamed(request, 'F-02', 'en');
  await page.goto(`/store/${storeId}`);
  await fan.countIs('0');

  await fan.presses(name);
  await expect(page.getByText('Added to your wishlist.').first()).toBeVisible();
  await fan.presses(store);
  await fan.countIs('2');
  await page.reload();
  await fan.seesHeart(name, true);
  await fan.seesHeart(store, true);

  const other = new Fan(await context.newPage());
  await other.page.goto(`/store/${storeId}`);
  await other.seesHeart(name, true);
  await fan.presses(name);
  await other.seesHeart(name, false);
  await other.countIs('1');

  await page.route('**/wish-list/add**', (route) =>
    route.fulfill({
      status: 403,
      json: { errors: [{ code: 'item_id', message: 'This dish is too good.' }] },
    }),
  );
  await fan.presses(name);
  await expect(page.getByText('This dish is too good.')).toBeVisible();
  await fan.seesHeart(name, false);

  await page.unroute('**/wish-list/add**');
  await context.setOffline(true);
  await fan.heart(name).click();
  await expect(
    page.getByText('We couldn’t connect. Check your connection and try again.').first(),
  ).toBeVisible();
  await fan.seesHeart(name, false);
  await context.setOffline(false);
});

test('the wishlist’s drawer lists saved items, which can be opened, added to the cart, removed and restored [WISH-01, WISH-08, NAV-38]', async ({
  page,
  request,
}) => {
  const fan = await ofTheDemo(page, request, 'amira@souk.example');
  await page.goto('/home');
  await fan.countIs('2');
  await page.getByRole('button', { name: 'Wishlist, 2 saved' }).click();
  const drawer = fan.drawer();
  await expect(page).toHaveURL(/panel=wishlist/);
  await expect(drawer.getByRole('tab', { name: /^Foods/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Remove Margherita from wishlist' }).click();
  const undo = drawer.getByRole('button', { name: 'Undo: save Margherita again' });
  await expect(undo).toBeFocused();
  await expect(page.getByText('Removed from your wishlist.').first()).toBeVisible();
  await fan.seesHeart('Margherita', false);
  await undo.click();
  await expect(drawer.getByRole('button', { name: 'Remove Margherita from wishlist' })).toBeFocused();
  await fan.seesHeart('Margherita', true);

  await drawer.getByRole('link', { name: 'Choose options for Margherita' }).click();
  await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  await page.goBack();
  await drawer.getByRole('tab', { name: /^Restaurants/ }).click();
  await drawer.getByRole('link', { name: 'Noor Grill' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Grill' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

for (const [market, empty, full] of [
  [GROCERY, 'No favourite items found', null],
  [RENTAL, null, /^Remove .* from wishlist$/],
] as const)
  test(`each module has its own wishlist (${market}) [WISH-01, WISH-02, DATA-04]`, {
    tag: '@wide',
  }, async ({ page, request }) => {
    const fan = await ofTheDemo(
      page,
      request,
      market === RENTAL ? 'amira@souk.example' : 'ivo@souk.example',
      {
        market,
      },
    );
    await page.goto('/home?panel=wishlist');
    if (empty) await expect(fan.drawer().getByText(empty)).toBeVisible();
    if (full) await expect(fan.drawer().getByRole('button', { name: full }).first()).toBeVisible();
    await expectAccessible(page);
  });

test('the hearts and the drawer of the wishlist are in Arabic on an Arabic page [WISH-01, WISH-02, LANG-05]', async ({
  page,
  request,
}) => {
  const fan = await withNothingSaved(page, request, { locale: 'ar' });
  const { name, storeId } = await itemNamed(request, 'F-02', 'ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/store/${storeId}?panel=wishlist`);
  await expect(fan.drawer().getByText(fan.say('No favourite foods found'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await fan.presses(name);
  await expect(page.getByText('تمت الإضافة إلى المفضلة.').first()).toBeVisible();
  await fan.countIs('1');
  await expectAccessible(page);
});

test('a link to the wishlist asks a guest to sign in and then shows the wishlist [WISH-03, PERM-06]', {
  tag: '@wide',
}, async ({ page }) => {
  const fan = new Fan(page);
  await fan.livesInHarbour(FOOD);
  await page.goto('/home?panel=wishlist');
  await expect(fan.drawer().getByText('You are not logged in')).toBeVisible();
  await expectAccessible(page);
  await fan.drawer().getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, 'ivo@souk.example');
  await expect(fan.drawer().getByText('No favourite foods found')).toBeVisible();
});
