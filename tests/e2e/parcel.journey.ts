import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { expectAccessible } from '../support/axe';
import { type Account, newAccount, signedIn } from './support/account';
import { AMIRA, comesIn } from './support/people';
import { Shopper } from './support/shopper';

const PARCELS = 5;
const { 'P-LK': LAKESIDE, 'P-H1': HARBOUR } = demoPlaces().points;

/** Sends a parcel to Lakeside that has to be paid by card. */
async function owes(api: APIRequestContext, { token }: Account): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, moduleId: String(PARCELS), zoneid: '[1]' };
  const from = { latitude: HARBOUR.lat, longitude: HARBOUR.lng };
  const requested = { parcel_category_id: 1, ...from };
  const quote = await api.post('/api/v1/customer/order/parcel-quote', {
    headers,
    data: { ...requested, receiver_latitude: LAKESIDE.lat, receiver_longitude: LAKESIDE.lng },
  });
  const { total_amount } = (await quote.json()) as { total_amount: number };
  const placed = await api.post('/api/v1/customer/order/place', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      ...requested,
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

test('an unpaid parcel says so on a phone in Arabic, is paid like an order and refunded when it is cancelled [PARC-02, PARC-05, CHK-04, CHK-07, ORD-06, LANG-05]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const nora = await newAccount(request);
  const id = await owes(request, nora);
  const { say } = await signedIn(page, nora, 'ar');
  await page.goto(`/my-orders/${id}`);
  await expect(
    page.getByText(say('Your parcel isn’t paid yet. We’ll send a courier once it’s paid.')),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Pay now or change the payment method') }).click();
  await expect(page).toHaveURL(new RegExp(`/parcel/send\\?order_id=${id}`));
  await expect(page.getByRole('heading', { name: say('Your parcel is not paid yet') })).toBeVisible();
  await expectAccessible(page);
  await page.getByText(say('Change payment method')).click();
  await expect(page.getByRole('radio', { name: 'نقدًا عند الاستلام' })).toBeVisible();
  await page.getByRole('button', { name: say('Pay now') }).click();
  // Both pages have a button whose name begins with this word.
  await page.waitForURL(/\/demo\/payments\//);
  await page.getByRole('button', { name: /^ادفع/ }).first().click();
  await expect(
    page.getByRole('heading', { name: say('Thanks! A courier will pick up your parcel') }),
  ).toBeVisible();

  await page.goto(`/my-orders/${id}`);
  await page.getByRole('button', { name: say('Cancel the order') }).click();
  const question = page.getByRole('dialog', { name: say('Cancel this order?') });
  await question.getByRole('radio', { name: 'سأرسله في يوم آخر' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: say('Cancel the order') }).dblclick();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: say('Cancel the order') })).toBeHidden();
  await page.goto('/wallet?kind=refund');
  await expect(page.getByRole('heading', { name: say('Order refund') })).toHaveCount(1);
});

test('a customer requests the return of a parcel under way from the parcel list, with a reason, for the same fee [PARC-05, CHK-05]', {
  tag: '@wide',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.speaks();
  await shopper.livesInHarbour();
  await comesIn(page, AMIRA);
  await page.goto('/my-orders/301');
  await expect(page.getByText('The receiver gives the courier this code at the door')).toBeVisible();
  await page.getByRole('button', { name: 'Return parcel' }).click();
  const returning = page.getByRole('dialog', { name: 'Return the parcel?' });
  await expect(returning.getByText(/The return costs \$3\.00/)).toBeVisible();
  await returning.getByRole('button', { name: 'Return it to me' }).click();
  await expect(returning.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await returning.getByRole('radio', { name: 'The address is wrong' }).check();
  await expectAccessible(page);
  await returning.getByRole('button', { name: 'Return it to me' }).dblclick();
  await expect(page.getByText(/Give the courier this code when you get it back: \d{4}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return parcel' })).toBeHidden();
  await page.getByRole('link', { name: 'Preview the receiver’s page' }).click();
  await expect(page.getByText('This parcel is being returned to the sender.')).toBeVisible();
  await expect(page.getByText('Give this code to the courier at the door')).toBeHidden();
});
