import { expect, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { Shopper } from './support/shopper';

const PARCELS = 5;
const { 'P-LK': LAKESIDE } = demoPlaces().points;

async function continues(shopper: Shopper): Promise<void> {
  await shopper.button('Continue').click();
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

test('a guest sends a parcel from nothing, reloads on the way, follows it, and its receiver does [PARC-01, PARC-02, PARC-04, PARC-05, NAV-13]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const { say } = shopper;
  const phone = `+97150${String(Date.now()).slice(-7)}`;
  await shopper.speaks();
  await shopper.livesInHarbour(PARCELS);
  await page.goto('/home');
  await expect(shopper.cartButton()).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Documents/ })
    .click();
  await expect(page.getByRole('heading', { name: say('What do you send?') })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Documents/ })).toBeChecked();
  await continues(shopper);
  await fillsIn(page, shopper, 'Nour Test', phone, 'Sender');
  await continues(shopper);
  await expect(page.getByRole('heading', { name: say('Where do we bring it?') })).toBeVisible();
  await continues(shopper);
  await expect(page.getByRole('alert')).toHaveText(/Please choose a place/);
  const typed = page.getByRole('main').getByRole('combobox', { name: say('Delivery address') });
  await typed.fill(LAKESIDE.address.en.split(',')[0] ?? '');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Lakeshore' })).toBeVisible();
  await fillsIn(page, shopper, 'Samira Haddad', '+971501110099', 'Receiver');
  await continues(shopper);
  await shopper.button('Handle with care').click();
  await page.getByRole('checkbox', { name: say('Nothing of this is in my parcel') }).check();
  await continues(shopper);
  await page.getByRole('radio', { name: say('The receiver pays') }).check();
  await continues(shopper);
  await page.reload();
  await expect(page.getByRole('heading', { name: say('When do we fetch it?') })).toBeVisible();
  await continues(shopper);
  await continues(shopper);
  await expect(page.getByText('Samira Haddad')).toBeVisible();
  await expectAccessible(page);
  await shopper.button('Send the parcel').dblclick();
  await expect(
    page.getByRole('heading', { name: say('Thank you, your parcel will be fetched') }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Track Order') })
    .click();
  await expect(page).toHaveURL(/\/track-order\?order=\d+/);
  await expect(page.getByRole('heading', { name: /Order #\d+/ })).toBeVisible();

  await page.getByRole('link', { name: /\/parcel\/receive\// }).click();
  await expect(page.getByRole('heading', { name: say('A parcel for you') })).toBeVisible();
  await expect(page.getByText(say('Give this code to the courier at the door'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Nour Test');
  await expectAccessible(page);
});
