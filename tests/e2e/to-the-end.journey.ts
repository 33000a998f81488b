import { expect, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { unusedDigits } from '../support/unused-digits';
import { CODE, newAccount, PASSWORD, signedIn } from './support/account';
import { moves, ordersWraps } from './support/placed-orders';
import { boxOf, near, wordsOf } from './support/places';
import { Shopper } from './support/shopper';

const PARCELS = 5;
const { 'P-LK': LAKESIDE } = demoPlaces().points;

test('a referred friend’s first delivered order rewards both customers, and points are converted to money [REF-01, AUTH-39, LOY-01, LOY-02, LOY-04, WAL-08, WAL-09]', {
  tag: '@wide',
}, async ({ page, request, browser }) => {
  test.setTimeout(120_000);
  await signedIn(page, await newAccount(page.request));
  await page.goto('/referral-code');
  const link = (await page.getByLabel('Your link').textContent()) ?? '';

  const friends = await browser.newContext();
  const friend = await friends.newPage();
  await new Shopper(friend).livesInHarbour();
  await signsUpBy(link, friend);
  const token = await friend.evaluate(() => localStorage.getItem('token') ?? '');
  const order = await ordersWraps(friend, token, 8);
  await moves(request, order, 'confirmed', 'processing', 'handover', 'delivered');

  await page.goto('/referral-code');
  await expect(page.getByText('Earned so far').locator('..')).toContainText('$5.00');
  await expect(page.getByText('Friends who have ordered').locator('..')).toContainText('1');
  await page.getByRole('link', { name: 'See your referral rewards' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Referral reward' })).toContainText('+$5.00');

  await friend.goto('/loyalty-points');
  await expect(friend.getByRole('definition').filter({ hasText: /^204$/ })).toBeVisible();
  await friend.getByRole('button', { name: 'Convert to currency now' }).click();
  const question = friend.getByRole('dialog', { name: 'Convert points' });
  await question.getByRole('textbox', { name: 'Points' }).fill('200');
  await expect(question.getByText('$2.00 will be added to your wallet.')).toBeVisible();
  await expectAccessible(friend);
  await question.getByRole('button', { name: 'Convert' }).dblclick();
  await expect(friend.getByText('Point to wallet transfer successfully.')).toBeVisible();
  await expect(friend.getByRole('definition').filter({ hasText: /^4$/ })).toBeVisible();
  await friend.goto('/wallet');
  await expect(friend.getByRole('definition').filter({ hasText: /^\$4\.04$/ })).toBeVisible();
  await expect(friend.getByRole('article').filter({ hasText: 'Cashback on an order' })).toContainText(
    '+$2.04',
  );
  await expect(friend.getByRole('article').filter({ hasText: 'Converted loyalty points' })).toHaveCount(1);
  await friends.close();
});

/** A referral link fills its code into the sign-up form. */
async function signsUpBy(link: string, friend: Page): Promise<void> {
  const code = new URL(link).searchParams.get('ref') ?? 'none';
  await friend.goto(link);
  await expect.poll(() => friend.evaluate(() => sessionStorage.getItem('souk-ref'))).toBe(code);
  await friend.goto('/?panel=sign-up');
  const form = friend.getByRole('dialog', { name: 'Sign Up' });
  await expect(form.getByLabel('Referral code (optional)', { exact: true })).toHaveValue(code);
  const unique = unusedDigits();
  for (const [name, text] of Object.entries({
    Name: 'Lena Friend',
    Email: `lena${unique}@souk.example`,
    Phone: `05${unique}1`,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  }))
    await form.getByLabel(name, { exact: true }).fill(text);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(friend.getByRole('dialog', { name: /^Verify/ })).toBeVisible();
  await friend.keyboard.type(CODE);
  await expect(friend.getByText('Signup successfully.', { exact: true })).toBeVisible();
}

async function continues(shopper: Shopper): Promise<void> {
  await shopper.button('Continue').filter({ visible: true }).click();
}

async function fillsIn(
  page: Page,
  shopper: Shopper,
  name: string,
  phone: string,
  end: 'Sender' | 'Receiver',
) {
  await page.getByRole('textbox', { name: shopper.say(`${end}’s name`) }).fill(name);
  await page.getByRole('textbox', { name: shopper.say(`${end}’s phone number`) }).fill(phone);
}

test('a guest sends a parcel despite a reload, tracks the parcel as its receiver and has it returned [PARC-01, PARC-02, PARC-04, PARC-05, NAV-13, CHK-05]', {
  tag: '@wide',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const { say } = shopper;
  const phone = `+97150${String(Date.now()).slice(-7)}`;
  await shopper.speaks();
  await shopper.livesInHarbour(PARCELS);
  await page.goto('/home');
  await expect(shopper.cartButton()).toBeHidden();
  await expect(page.getByRole('combobox', { name: say('Search items and stores') })).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Documents/ })
    .click();
  await expect(page.getByRole('heading', { name: say('What are you sending?') })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Documents/ })).toBeChecked();
  await fillsIn(page, shopper, 'Nour Test', phone, 'Sender');
  await continues(shopper);
  await expect(page.getByRole('alert')).toHaveText(/Please choose a place/);
  const typed = page.getByRole('main').getByRole('combobox', { name: say('Receiver’s address') });
  await typed.fill(LAKESIDE.address.en.split(',')[0] ?? '');
  await page.getByRole('option').filter({ visible: true }).first().click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Lakeshore' })).toBeVisible();
  await fillsIn(page, shopper, 'Samira Haddad', '+971501110099', 'Receiver');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Arrives \d\d:\d\d–\d\d:\d\d$/)
      .first(),
  ).toBeVisible();
  await continues(shopper);
  await shopper.button('Handle with care').click();
  await page.getByRole('checkbox', { name: say('My parcel contains none of these') }).check();
  const terms = page
    .getByRole('region', { name: say('What you can’t send') })
    .getByRole('link', { name: say('Terms & Conditions') });
  await expect(terms).toHaveCSS('text-decoration-line', 'underline');
  near((await wordsOf(terms)).width, (await boxOf(terms)).width);
  await page.getByRole('radio', { name: say('The receiver pays') }).check();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('Pickup time') })).toBeVisible();
  await expect(page.getByRole('radio', { name: say('The receiver pays') })).toBeChecked();
  await expect(page.getByText('Samira Haddad')).toBeVisible();
  await expectAccessible(page);
  await shopper.button('Send parcel').filter({ visible: true }).dblclick();
  await expect(
    page.getByRole('heading', { name: say('Thanks! A courier will pick up your parcel') }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Track Order') })
    .click();
  await expect(page).toHaveURL(/\/track-order\?order=\d+/);
  const order = new URL(page.url()).searchParams.get('order') ?? 'none';
  await expect(page.getByRole('heading', { name: /Order #\d+/ })).toBeVisible();

  await page.getByRole('link', { name: say('Preview the receiver’s page') }).click();
  await expect(page.getByRole('heading', { name: say('A parcel for you') })).toBeVisible();
  await expect(page.getByText(say('Give this code to the courier at the door'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Nour Test');
  await expectAccessible(page);

  await moves(request, order, 'confirmed', 'accepted', 'handover', 'picked_up');
  await expect(page.getByText('On the way')).toBeVisible();
  await page.goBack();
  await shopper.button('Return parcel').click();
  const question = page.getByRole('dialog', { name: say('Return the parcel?') });
  await question.getByRole('radio', { name: 'I sent the wrong thing' }).check();
  await question.getByRole('button', { name: say('Return it to me') }).click();
  await expect(page.getByText(/Give the courier this code when you get it back: \d{4}/)).toBeVisible();
  await moves(request, order, 'returned');
  await expect(page.getByText(say('Your parcel was returned to you.'))).toBeVisible();
  await expect(shopper.button('Return parcel')).toBeHidden();
});
