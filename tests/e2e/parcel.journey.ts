import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { type Account, newAccount, signedIn } from './support/account';
import { AMIRA, comesIn } from './support/people';
import { Shopper } from './support/shopper';

const PARCELS = 5;
const { 'P-LK': LAKESIDE, 'P-H1': HARBOUR } = demoPlaces().points;

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

/** Papers for the lakeside, to be paid by card. */
async function owes(api: APIRequestContext, { token }: Account): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, moduleId: String(PARCELS), zoneid: '[1]' };
  const from = { latitude: HARBOUR.lat, longitude: HARBOUR.lng };
  const asked = { parcel_category_id: 1, ...from };
  const quote = await api.post('/api/v1/customer/order/parcel-quote', {
    headers,
    data: { ...asked, receiver_latitude: LAKESIDE.lat, receiver_longitude: LAKESIDE.lng },
  });
  const { total_amount } = (await quote.json()) as { total_amount: number };
  const placed = await api.post('/api/v1/customer/order/place', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      ...asked,
      order_type: 'parcel',
      address: HARBOUR.address.en,
      contact_person_name: 'Nora Vale',
      contact_person_number: '+971501112233',
      receiver_details: {
        contact_person_name: 'Samira Haddad',
        contact_person_number: '+971501110099',
        address: LAKESIDE.address.en,
        latitude: LAKESIDE.lat,
        longitude: LAKESIDE.lng,
      },
      charge_payer: 'sender',
      payment_method: 'digital_payment',
      payment_gateway: 'card',
      prohibited_goods_acknowledged: 1,
      order_amount: total_amount,
    },
  });
  const { order_id } = (await placed.json()) as { order_id: number };
  return order_id;
}

test('a parcel that is not paid says so on a phone in Arabic, and is paid as one [PARC-02, CHK-04, CHK-07, LANG-05]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const nora = await newAccount(request);
  const id = await owes(request, nora);
  const { say } = await signedIn(page, nora, 'ar');
  await page.goto(`/my-orders/${id}`);
  await expect(
    page.getByText(say('Your parcel is kept, but not paid yet. A courier is sent as soon as it is paid.')),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Pay now or change the payment method') }).click();
  await expect(page).toHaveURL(new RegExp(`/parcel/send\\?order_id=${id}`));
  await expect(page.getByRole('heading', { name: say('Your parcel is not paid yet') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Pay now') }).click();
  // Both pages have a button that begins with this word.
  await page.waitForURL(/\/demo\/payments\//);
  await page.getByRole('button', { name: /^ادفع/ }).first().click();
  await expect(
    page.getByRole('heading', { name: say('Thank you, your parcel will be fetched') }),
  ).toBeVisible();
});

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
  await expect(page.getByRole('combobox', { name: say('Search items and stores') })).toBeHidden();
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

  await page.getByRole('link', { name: say('See what the receiver sees') }).click();
  await expect(page.getByRole('heading', { name: say('A parcel for you') })).toBeVisible();
  await expect(page.getByText(say('Give this code to the courier at the door'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Nour Test');
  await expectAccessible(page);
});

test('a parcel on its way comes back for the price of the way, with a reason of its own [PARC-05, CHK-05]', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour();
  await comesIn(page, AMIRA);
  await page.goto('/my-orders/301');
  await expect(page.getByText('The receiver tells the courier this code at the door')).toBeVisible();
  await page.getByRole('button', { name: 'Have it brought back' }).click();
  const returning = page.getByRole('dialog', { name: 'Have the parcel brought back?' });
  await expect(returning.getByText(/The way back costs \$4\.90/)).toBeVisible();
  await returning.getByRole('button', { name: 'Bring it back' }).click();
  await expect(returning.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await returning.getByRole('radio', { name: 'The address is wrong' }).check();
  await expectAccessible(page);
  await returning.getByRole('button', { name: 'Bring it back' }).dblclick();
  await expect(page.getByText(/Tell the courier this code when you get it back: \d{4}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Have it brought back' })).toBeHidden();
  await page.getByRole('link', { name: 'See what the receiver sees' }).click();
  await expect(page.getByText('This parcel goes back to whoever sent it.')).toBeVisible();
  await expect(page.getByText('Give this code to the courier at the door')).toBeHidden();
});
