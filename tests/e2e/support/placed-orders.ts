import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { placeButton, takesAway, thanks } from './checkout';
import { itemNamed } from './goods';

/** Moves the order on as its store and courier would, without the demo's delays. */
export async function moves(
  operatorApi: APIRequestContext,
  order: string,
  ...states: string[]
): Promise<void> {
  const key = process.env.OPERATOR_KEY;
  expect((await operatorApi.post('/api/v1/operator/session', { data: { key } })).status()).toBe(200);
  for (const decision of states) {
    const answer = await operatorApi.put(`/api/v1/operator/orders/${order}`, { data: { decision } });
    expect(answer.status(), decision).toBe(200);
  }
}

/** A signed-in customer orders falafel wraps as take-away; answers the order’s number. */
export async function ordersWraps(page: Page, token: string, quantity: number): Promise<string> {
  const { id } = await itemNamed(page.request, 'F-10', 'en');
  const put = await page.request.post('/api/v1/customer/cart/add', {
    headers: { Authorization: `Bearer ${token}`, moduleId: '1', zoneid: '[1]' },
    data: { model: 'Item', item_id: id, quantity, price: 0 },
  });
  expect(put.status()).toBe(200);
  await page.goto('/checkout');
  await takesAway(page);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  return /order_id=(\d+)/.exec(page.url())?.[1] ?? 'none';
}

/** A signed-in customer orders one item as take-away, without the page; returns the order’s number. */
export async function ordersItem(
  api: APIRequestContext,
  token: string,
  { fixture, moduleId }: { fixture: string; moduleId: number },
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, moduleId: String(moduleId), zoneid: '[1]' };
  const { id } = await itemNamed(api, fixture, 'en');
  const put = await api.post('/api/v1/customer/cart/add', {
    headers,
    data: { model: 'Item', item_id: id, quantity: 1, price: 0 },
  });
  expect(put.status(), await put.text()).toBe(200);
  const data = { order_type: 'take_away', payment_method: 'cash_on_delivery' };
  const quoted = await api.post('/api/v1/customer/order/quote', { headers, data });
  const { total_amount } = (await quoted.json()) as { total_amount: number };
  const placed = await api.post('/api/v1/customer/order/place', {
    headers: { ...headers, 'Idempotency-Key': `${fixture}-${token.slice(-12)}` },
    data: {
      ...data,
      contact_person_name: 'Nora Vale',
      contact_person_number: '+971501234567',
      order_amount: total_amount,
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  return String(((await placed.json()) as { order_id: number }).order_id);
}
