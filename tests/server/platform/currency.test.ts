import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Currency, decimalsOf } from '../../../domain/money';
import { type OpenDatabase, openEmbedded } from '../../../server/db/connect';
import { migrate } from '../../../server/db/migrate';
import { recordCurrency } from '../../../server/db/recorded-currency';
import { readPaymentSettings } from '../../../server/features/payments/payment-settings';
import { stripeAmount } from '../../../server/features/payments/stripe/stripe-amount';
import { stripeGateway } from '../../../server/features/payments/stripe/stripe-gateway';
import { shopSettingsOf } from '../../../server/features/site/shop-settings';
import { prepareDatabase } from '../../../server/prepare';
import { readSettings } from '../../../server/settings';

const currency = (code: string, decimals = decimalsOf(code)): Currency => ({ code, decimals });

describe('The currency of a database', () => {
  let empty: OpenDatabase;
  let filled: OpenDatabase;
  beforeAll(async () => {
    empty = await openEmbedded({ directory: null, prepare: true });
    await migrate(empty);
    filled = await openEmbedded({ directory: null, prepare: true, snapshot: inject('snapshot') });
  });
  afterAll(() => Promise.all([empty.close(), filled.close()]));

  const storedCurrencyIn = async (database: OpenDatabase) =>
    (await database.query('select code, decimals from kept_currency'))[0];

  it('is recorded at the first start and can be changed while there are no prices [PRICE-22]', async () => {
    await recordCurrency(empty, currency('KWD'));
    expect(await storedCurrencyIn(empty)).toEqual({ code: 'KWD', decimals: 3 });
    await recordCurrency(empty, currency('JPY'));
    expect(await storedCurrencyIn(empty)).toEqual({ code: 'JPY', decimals: 0 });
  });

  it("can't change once there are prices, and the error says what to do [PRICE-22]", async () => {
    await recordCurrency(filled, currency('USD'));
    for (const other of [currency('KWD'), currency('JPY'), currency('EUR'), currency('USD', 0)])
      await expect(recordCurrency(filled, other)).rejects.toThrow(
        /counts its money in USD with 2 decimals, and the settings say .*currency_code/,
      );
    expect(await storedCurrencyIn(filled)).toEqual({ code: 'USD', decimals: 2 });
  });

  it('is checked before the server starts [PRICE-22]', async () => {
    const start = (code: string) => prepareDatabase(filled, { isDemo: true, currency: currency(code) });
    await expect(start('KWD')).rejects.toThrow(/counts its money in USD/);
    await expect(start('USD')).resolves.toBe(false);
  });

  it('is read from the settings for a database that was created before currencies were recorded [PRICE-22]', async () => {
    await filled.query('update kept_currency set code = null');
    await expect(recordCurrency(filled, currency('KWD'))).rejects.toThrow('a currency without a name');
    await recordCurrency(filled, currency('EUR'));
    expect(await storedCurrencyIn(filled)).toEqual({ code: 'EUR', decimals: 2 });
  });
});

describe("The currency in a shop's settings", () => {
  it.each([
    [
      { currency_code: 'KWD' },
      { currency_decimals: 3, digit_after_decimal_point: 3, currency_symbol: 'KWD' },
    ],
    [
      { currency_code: 'JPY', currency_symbol: '¥' },
      { currency_decimals: 0, digit_after_decimal_point: 0 },
    ],
    [
      { currency_code: 'KWD', currency_decimals: 2, digit_after_decimal_point: 3 },
      { currency_decimals: 2, digit_after_decimal_point: 3 },
    ],
    [{ currency_symbol: '€' }, { currency_code: 'EUR', currency_decimals: 2 }],
    [{ currency_symbol: 'R' }, { currency_code: 'XXX', currency_decimals: 2 }],
  ])('gets default values for the fields missing in %j [PRICE-20]', (setting, follows) => {
    expect(shopSettingsOf(setting).en).toMatchObject({ ...setting, ...follows });
  });

  it.each([
    [{ currency_code: 'kwd' }, 'three capital letters'],
    [{ currency_code: { en: 'KWD', ar: 'KWD' } }, 'three capital letters'],
    [{ currency_code: 'JPY', currency_decimals: 2 }, '"currency_decimals" of JPY must be 0'],
    [{ currency_code: 'USD', currency_decimals: 1 }, '"currency_decimals" of USD must be 0 or 2'],
  ])('refuses %j [PRICE-20]', (setting, text) => {
    expect(() => shopSettingsOf(setting)).toThrow(text);
  });

  it('is read from STRIPE_CURRENCY where no file names one [PRICE-23]', () => {
    expect(readSettings({ STRIPE_CURRENCY: 'jpy' }).currency).toEqual(currency('JPY'));
    expect(readSettings({}).currency).toEqual(currency('USD'));
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it.each([
    ['KWD', 3, /Stripe charges KWD with 2 decimals.*"currency_decimals": 2/],
    ['BHD', 3, /charges BHD/],
    ['OMR', 3, /charges OMR/],
    ['MGA', 2, /charges MGA with 0 decimals/],
  ] as const)(
    'is refused at the start of the server for %s with %i decimals [PRICE-23]',
    (code, decimals, text) => {
      expect(() => readPaymentSettings(keys, currency(code, decimals))).toThrow(text);
    },
  );

  it("is refused for a currency other than the shop's [PRICE-23]", () => {
    expect(() => readPaymentSettings({ ...keys, STRIPE_CURRENCY: 'eur' }, currency('USD'))).toThrow(
      'STRIPE_CURRENCY says EUR and the shop counts in USD',
    );
  });

  it.each([
    ['USD', 2, 1255, 1255],
    ['JPY', 0, 1255, 1255],
    ['ISK', 0, 5, 500],
    ['UGX', 0, 5, 500],
    ['MGA', 0, 5, 5],
    ['KWD', 2, 512, 5120],
    ['JOD', 2, 1, 10],
  ] as const)(
    'receives %s with %i decimals exactly: %i units are sent as %i [PRICE-23]',
    (code, decimals, amount, there) => {
      const own = currency(code, decimals);
      expect(readPaymentSettings(keys, own).stripe?.currency).toEqual(own);
      expect(stripeAmount(amount, own)).toBe(there);
    },
  );

  it("receives charges and refunds in its own unit and in the shop's currency only [PRICE-23]", async () => {
    const bodies: URLSearchParams[] = [];
    const call = (async (_: string, { body }: { body: string }) => {
      bodies.push(new URLSearchParams(body));
      return Response.json({ id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' });
    }) as unknown as typeof fetch;
    const dinars = currency('KWD', 2);
    const gateway = stripeGateway({ secretKey: 'sk', webhookSecret: 'wh', currency: dinars }, call);
    const opening = {
      id: 'p1',
      orderId: 7,
      tripId: null,
      amount: 512,
      currency: dinars,
      language: 'en',
      origin: 'https://souk.example',
      callback: 'https://souk.example/checkout',
      customer: null,
    } as const;
    await gateway.open(opening);
    await gateway.refund({ id: 'p1', reference: 'pi_1', amount: 100, key: 'k' });
    expect([
      bodies[0]?.get('line_items[0][price_data][currency]'),
      bodies[0]?.get('line_items[0][price_data][unit_amount]'),
      bodies[1]?.get('amount'),
    ]).toEqual(['kwd', '5120', '1000']);
    await expect(gateway.open({ ...opening, currency: currency('USD') })).rejects.toThrow(
      'set up for KWD, not for USD',
    );
  });
});
