import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/demo/world/people/customers';
import { fixture, minutesFromT0, rowsOf } from './world';

describe('the people of the demo world', () => {
  it('each person is in the state that the list says', () => {
    expect(fixture('customers', 'U-01')).toMatchObject({ wallet_balance: 3550, loyalty_points: 1200 });
    expect(fixture('customers', 'U-02')).toMatchObject({ is_phone_verified: false, is_email_verified: true });
    expect(fixture('customers', 'U-03')).toMatchObject({ is_phone_verified: true, is_email_verified: false });
    expect(fixture('customers', 'U-04')).toMatchObject({ has_personal_info: false });
    expect(fixture('customers', 'U-05')).toMatchObject({ first_name: 'Eli', last_name: 'M.' });
    expect(fixture('customers', 'U-05').image).not.toBeNull();
    expect(fixture('customers', 'U-06')).toMatchObject({ first_name: 'Fay' });
    expect(fixture('customers', 'U-07')).toMatchObject({ wallet_balance: 0, loyalty_points: 10 });
    expect(fixture('customers', 'U-08')).toMatchObject({ email: null });
    expect(rowsOf('carts')).toMatchObject([{ owner: 'customer:9', module_id: 1 }]);
    expect(rowsOf('cart_lines')).toMatchObject([{ item_id: 112, quantity: 1 }]);
  });

  it('the password that is announced opens every account that has one', () => {
    const hashes = new Set(rowsOf('customers').map(({ password_hash }) => password_hash));
    hashes.delete(null);
    const [kind, cost, blockSize, parallelization, salt = '', hash] = String([...hashes][0]).split('$');
    const computed = scryptSync(demoAccounts[0]?.password ?? '', Buffer.from(salt, 'base64'), 32, {
      N: Number(cost),
      r: Number(blockSize),
      p: Number(parallelization),
    });
    expect([hashes.size, kind, cost, blockSize, parallelization]).toEqual([1, 'scrypt', '16384', '8', '5']);
    expect(computed.toString('base64')).toBe(hash);
  });

  it('Amira lives, works and visits in three zones, and likes one of each', () => {
    const types = rowsOf('addresses').filter((row) => row.customer_id === 1);
    expect(types.map(({ type, label }) => [type, label])).toEqual([
      ['home', null],
      ['office', null],
      ['other', 'Mum'],
    ]);
    for (const table of ['wishlist_items', 'wishlist_stores', 'wishlist_vehicles', 'wishlist_providers'])
      expect(rowsOf(table).length).toBeGreaterThan(0);
    expect(rowsOf('addresses').filter((row) => row.customer_id === 7)).toEqual([]);
  });

  it.each([
    ['wallet_transactions', 'wallet_balance'],
    ['point_transactions', 'loyalty_points'],
  ])('the %s end at what the customer has', (table, column) => {
    let balance = 0;
    for (const row of rowsOf(table)) {
      balance += Number(row.credit) - Number(row.debit);
      expect(row.balance).toBe(balance);
    }
    expect(balance).toBe(fixture('customers', 'U-01')[column]);
  });

  it('each coupon is as the list says', () => {
    const terms = rowsOf('coupons').map((row) => [
      row.code,
      row.type,
      row.discount_type,
      row.discount,
      row.maximum_discount,
      row.minimum_purchase,
    ]);
    expect(terms.slice(0, 3)).toEqual([
      ['WELCOME10', 'default', 'percent', 10, 500, 2000],
      ['NOCAP15', 'default', 'percent', 15, 0, 0],
      ['FLAT7', 'default', 'amount', 700, 0, 0],
    ]);
    expect(rowsOf('coupon_zones')).toEqual([{ coupon_id: 4, zone_id: 1 }]);
    expect(rowsOf('coupon_stores')).toEqual([{ coupon_id: 5, store_id: 1 }]);
    expect(terms[5]).toEqual(['SHIPFREE', 'free_delivery', 'percent', 0, 0, 1500]);
    expect(Date.parse(String(rowsOf('coupons')[6]?.ends))).toBeLessThan(Date.parse(minutesFromT0(0)));
    expect(rowsOf('coupons')[7]).toMatchObject({ code: 'USED', total_uses: 1 });
    expect(rowsOf('coupon_uses')).toMatchObject([{ coupon_id: 8 }]);
    expect(rowsOf('coupons')[8]).toMatchObject({ code: 'TRIP5', discount: 500, is_for_rental: true });
  });
});

describe('the orders of the demo world', () => {
  it('the order on its way costs what the whole basket of the list costs', () => {
    expect(fixture('orders', 'O-1001')).toMatchObject({
      status: 'picked_up',
      pin: '4821',
      items_amount: 2900,
      coupon_code: 'WELCOME10',
      coupon_discount: 290,
      delivery_charge: 500,
      tax: 131,
      total: 3241,
    });
    expect(fixture('orders', 'O-1001').courier_id).not.toBeNull();
  });

  it('of the delivered order one item is gone and one costs something else now', () => {
    const lines = rowsOf('order_lines').filter((row) => row.order_id === 1002);
    expect(fixture('orders', 'O-1002').status).toBe('delivered');
    expect(lines.filter((row) => row.item_id === null)).toHaveLength(1);
    expect(lines.find((row) => row.item_id === 103)).toMatchObject({ unit_price: 750 });
  });

  it('the others are cancelled, unpaid, refused by the pharmacist, a guest’s, and a parcel', () => {
    expect(fixture('orders', 'O-1003')).toMatchObject({ status: 'canceled', cancelled_by: 'customer' });
    expect(fixture('orders', 'O-1003').cancellation_reason).not.toBeNull();
    expect(fixture('orders', 'O-1004')).toMatchObject({
      payment_method: 'digital_payment',
      payment_status: 'unpaid',
    });
    expect(rowsOf('prescriptions')).toMatchObject([{ order_id: 1005, status: 'rejected' }]);
    expect(fixture('orders', 'O-G01')).toMatchObject({ customer_id: null, contact_phone: '+971501234567' });
    expect(fixture('orders', 'PL-301')).toMatchObject({
      type: 'parcel',
      status: 'picked_up',
      store_id: null,
    });
    expect(rowsOf('parcels')).toMatchObject([{ order_id: 301, category_id: 1 }]);
  });

  it('parcel categories and trips are as the list says', () => {
    expect(fixture('parcel_categories', 'PC-1')).toMatchObject({ per_km: 50, minimum_charge: 300 });
    expect(fixture('parcel_categories', 'PC-2')).toMatchObject({ per_km: 100, minimum_charge: 500 });
    expect(fixture('trips', 'TR-501')).toMatchObject({ status: 'confirmed', vehicles_amount: 6000 });
    expect(fixture('trips', 'TR-501')).toMatchObject({ provider_discount: 600 });
    expect(fixture('trips', 'TR-502')).toMatchObject({ status: 'completed' });
  });

  it('every order ends in the state that its history says', () => {
    for (const { id, status } of rowsOf('orders')) {
      const history = rowsOf('order_status_changes').filter((row) => row.order_id === id);
      expect(history.at(-1)?.status).toBe(status);
    }
  });
});
