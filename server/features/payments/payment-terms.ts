import type { OrderQuoteRequest, PaymentMethod as WireMethod } from '../../../contract/types.gen';
import { type Minor, toMinor } from '../../../domain/money';
import type { PaymentMethod, PaymentRequest, PaymentTerms } from '../../../domain/payment-plan';
import type { Queryable } from '../../db/database';
import type { RequestContext } from '../../http/request-context';
import type { SiteConfig } from '../shared/site-config';
import type { StoreRow } from '../shared/store.rows';
import { currencyIn } from '../shared/text-placeholders';

type Order = { total: Minor; store: Pick<StoreRow, 'pivot_maximum_cod'> | null };

/** Returns the payment methods that this order or trip can use, and their limits [CHK-03, CHK-04]. */
export async function paymentTermsOf(
  database: Queryable,
  { config, userId }: RequestContext,
  { total, store }: Order,
): Promise<PaymentTerms> {
  const hasWallet = config.customer_wallet_status === 1 && userId !== null;
  return {
    total,
    walletBalance: hasWallet ? await balanceOf(database, userId) : null,
    cashLimit: cashLimitOf(config, store),
    isOffered: (method) => isOffered[method](config),
    hasPartialPayment: config.partial_payment_status === 1,
  };
}

export const cashLimitOf = (
  config: Pick<SiteConfig, 'maximum_cod_order_amount' | 'currency_code' | 'currency_decimals'>,
  store: Order['store'],
): Minor | null => {
  const { maximum_cod_order_amount: most } = config;
  return smallest([
    store?.pivot_maximum_cod ?? null,
    most === null ? null : toMinor(most, currencyIn(config)),
  ]);
};

/** The settings that enable and disable payment methods. */
export type PaymentSettings = Pick<
  SiteConfig,
  | 'cash_on_delivery'
  | 'customer_wallet_status'
  | 'digital_payment'
  | 'active_payment_method_list'
  | 'offline_payment_status'
>;

const isOffered: Record<PaymentMethod, (config: PaymentSettings) => boolean> = {
  cash: ({ cash_on_delivery }) => cash_on_delivery,
  wallet: ({ customer_wallet_status }) => customer_wallet_status === 1,
  digital: ({ digital_payment, active_payment_method_list: list }) => digital_payment && list.length > 0,
  offline: ({ offline_payment_status }) => offline_payment_status === 1,
};

/** Returns whether the shop has a payment method other than cash. */
export const hasMoreThanCash = (config: PaymentSettings): boolean =>
  (['wallet', 'digital', 'offline'] as const).some((method) => isOffered[method](config));

const METHODS: Record<Exclude<WireMethod, 'partial_payment'>, PaymentMethod> = {
  cash_on_delivery: 'cash',
  wallet: 'wallet',
  digital_payment: 'digital',
  offline_payment: 'offline',
};

/**
 * Returns the requested payment. `partial_payment` means that the wallet pays first; the method of the rest
 * is not named, so it is `null`.
 */
export const paymentRequestOf = ({
  payment_method: method,
  partial_payment,
}: Pick<OrderQuoteRequest, 'payment_method' | 'partial_payment'>): PaymentRequest => ({
  method: method === undefined || method === 'partial_payment' ? null : METHODS[method],
  usesWallet: partial_payment === 1 || method === 'partial_payment',
});

function smallest(limits: (Minor | null)[]): Minor | null {
  const known = limits.filter((limit) => limit !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

async function balanceOf(database: Queryable, customerId: number): Promise<Minor> {
  const [row] = await database.query<{ wallet_balance: number }>(
    'select wallet_balance from customers where id = $1',
    [customerId],
  );
  return row?.wallet_balance ?? 0;
}
