import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoPlaces } from '../../server/geo/demo-places';
import { png } from '../server/account/pictures';
import { expectAccessible } from '../support/axe';
import { type Account, newAccount, signedIn } from './support/account';
import { thanks } from './support/checkout';
import { Shopper } from './support/shopper';

const { lat, lng } = demoPlaces().points['P-H1'];
const FALAFEL_WRAP = 110;

/** One wrap to the harbour, cash on delivery. */
async function placedOrder(api: APIRequestContext, { token, phone }: Account): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, moduleId: '1', zoneid: '[1]' };
  const put = await api.post('/api/v1/customer/cart/add', {
    headers,
    data: {
      model: 'Item',
      item_id: FALAFEL_WRAP,
      quantity: 1,
      price: 5.1,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
  });
  expect(put.status()).toBe(200);
  const where = {
    order_type: 'delivery',
    latitude: lat,
    longitude: lng,
    payment_method: 'cash_on_delivery',
  };
  const quote = await api.post('/api/v1/customer/order/quote', { headers, data: where });
  const { total_amount } = (await quote.json()) as { total_amount: number };
  const placed = await api.post('/api/v1/customer/order/place', {
    headers: { ...headers, 'Idempotency-Key': `orders-journey-${phone.slice(1)}` },
    data: {
      ...where,
      address: '4 Mole Street',
      contact_person_name: 'Nora Vale',
      contact_person_number: phone,
      order_amount: total_amount,
    },
  });
  const answer = (await placed.json()) as { order_id: number; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.order_id;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer finds an order in the list, follows it, cancels it with a reason and orders it again [ORD-01, ORD-02, ORD-03, ORD-06, ORD-08]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const nora = await newAccount(request);
  await signedIn(page, nora);
  await page.goto('/my-orders');
  await expect(page.getByText('No active orders')).toBeVisible();
  const id = await placedOrder(request, nora);
  await page.reload();
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  const order = panel(page, `Order #${id}`);
  await expect(order.getByRole('status').first()).toContainText('has your order and will confirm it soon.');
  await expect(page.getByRole('list', { name: 'Order progress' }).getByRole('listitem')).toHaveCount(6);
  await expect(panel(page, 'What you ordered').getByText('Falafel Wrap')).toBeVisible();
  await expectAccessible(page);

  await order.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question.getByText('Please choose a reason.')).toBeVisible();
  await question.getByRole('radio').first().check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question).toBeHidden();
  await expect(order.getByText('This order was cancelled.')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Cancel the order' })).toBeHidden();

  await order.getByRole('button', { name: 'Order again' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText('Falafel Wrap').first()).toBeVisible();

  await page.goto('/my-orders?tab=past');
  await expect(page.getByRole('main').getByRole('article')).toContainText('Cancelled');
  const tabs = page.getByRole('navigation', { name: 'Order status' }).getByRole('link');
  await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText(['Past']);
});

test('the order page shows the delivery code, every part of the total and the invoice [ORD-03, ORD-10, PRICE-08]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const data = {
    login_type: 'manual',
    email_or_phone: 'amira@souk.example',
    field_type: 'email',
    password: 'demo1234',
  };
  const { token } = (await (await request.post('/api/v1/auth/login', { data })).json()) as { token: string };
  await signedIn(page, { token });
  await page.goto('/my-orders/1001');
  await expect(page.getByText('4821')).toBeVisible();
  const payment = panel(page, 'Payment');
  for (const amount of ['$29.00', '-$2.90', '$2.00', '$1.31', '$29.41'])
    await expect(payment.getByText(amount, { exact: true })).toBeVisible();
  await expect(payment.getByText('Coupon WELCOME10')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Invoice for order #1001')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/my-orders/999999');
  await expect(page.getByText('We couldn’t find this order')).toBeVisible();
});

test('a guest finds an order by number and phone or email, and a wrong number or contact reveals nothing [ORD-04, ORD-20, PERM-07, X-24]', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'ar');
  await shopper.speaks();
  await shopper.livesInHarbour();
  await page.goto('/track-order');
  const number = page.getByRole('textbox', { name: shopper.say('Order number') });
  const phone = page.getByRole('textbox', { name: shopper.say('Phone number') });
  const track = page.getByRole('button', { name: shopper.say('Track'), exact: true });
  const nothing = page.getByText(
    shopper.say('We couldn’t find an order with this number and contact. Please check both.'),
  );
  for (const [typed, dialled] of [
    ['1101', '501234599'],
    ['77777', '501234567'],
  ] as const) {
    await number.fill(typed);
    await phone.fill(dialled);
    await track.click();
    await expect(nothing).toBeVisible();
  }
  await expectAccessible(page);
  await number.fill('1101');
  await track.click();
  await expect(page.getByRole('list', { name: shopper.say('Order progress') })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/track-order?order=1101');
  await expect(page.getByRole('list', { name: shopper.say('Order progress') })).toBeVisible();

  await page.getByRole('button', { name: shopper.say('Track another order') }).click();
  await page.getByRole('button', { name: shopper.say('Use the email instead') }).click();
  await expectAccessible(page);
  const email = page.getByRole('textbox', { name: shopper.say('Email'), exact: true });
  await number.fill('1101');
  await track.click();
  await expect(email).toHaveAccessibleDescription(/\S/);
  await email.fill('nobody@example.com');
  await track.click();
  await expect(nothing).toBeVisible();
  await email.fill('Rosa@example.com');
  await track.click();
  await expect(page.getByRole('list', { name: shopper.say('Order progress') })).toBeVisible();
});

test('reordering shows today’s differences first, and a delivered order is reviewed [ORD-08, ORD-09, X-14]', {
  tag: '@wide',
}, async ({ page, request }) => {
  const data = {
    login_type: 'manual',
    email_or_phone: 'amira@souk.example',
    field_type: 'email',
    password: 'demo1234',
  };
  const login = await request.post('/api/v1/auth/login', { data });
  await signedIn(page, (await login.json()) as { token: string });
  await page.goto('/my-orders/1002');
  await page.getByRole('button', { name: 'Order again' }).click();
  const differences = page.getByRole('dialog', { name: 'Order again' });
  await expect(differences.getByText('No longer available.')).toBeVisible();
  await expect(differences.getByText('The price has changed.')).toBeVisible();
  await expectAccessible(page);
  // Closes the dialog; the cart stays as it was.
  await page.keyboard.press('Escape');
  await expect(differences).toBeHidden();

  const reviews = panel(page, 'Your reviews');
  await reviews.getByRole('button', { name: /^(Review|Edit your review of) Hot Wings$/ }).click();
  const question = page.getByRole('dialog', { name: 'Write a review' });
  await expect(question.getByText('Hot Wings')).toBeVisible();
  await question.getByRole('radio', { name: '4 stars' }).check();
  await question.getByRole('textbox').fill('Hot, as the name says.');
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: png(60, 60) });
  await question.locator('input[type=file]').setInputFiles([file('wings.png'), file('table.png')]);
  await expect(question.getByRole('img', { name: 'table.png' })).toBeVisible();
  await question.getByRole('button', { name: 'Remove wings.png' }).click();
  await expect(question.getByRole('img', { name: 'wings.png' })).toBeHidden();
  await expect(question.getByRole('img', { name: 'table.png' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(question).toBeHidden();
  await expect(reviews.getByText('Hot, as the name says.')).toBeVisible();
  await expect(reviews.getByRole('button', { name: 'Edit your review of Hot Wings' })).toBeVisible();
});

test('cancelling an order offline says so and continues when the network is back [NFR-08, ORD-06]', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  const id = await placedOrder(request, account);
  await signedIn(page, account);
  await page.goto(`/my-orders/${id}`);
  const cancel = page.getByRole('button', { name: 'Cancel the order' });
  await expect(cancel).toBeVisible();
  // The dialog's code is preloaded in the background.
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
  await cancel.click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('We couldn’t connect. Check your connection and try again.')).toBeVisible();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(question.getByRole('radio').first()).toBeVisible();
});

test('an order cancelled on its confirmation page is reported as cancelled, without thanks [CHK-10, ORD-06]', async ({
  page,
  request,
}) => {
  const nora = await newAccount(request);
  const id = await placedOrder(request, nora);
  await signedIn(page, nora);
  await page.goto(`/checkout?page=cart&order_id=${id}`);
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'Your order was cancelled' })).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});
