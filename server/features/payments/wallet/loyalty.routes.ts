import type { MessageResponse, PointTransfer } from '../../../../contract/types.gen';
import { conversionRefusal, type LoyaltyTerms, moneyOfPoints } from '../../../../domain/loyalty';
import { minorPerUnit } from '../../../../domain/money';
import type { Queryable } from '../../../db/database';
import { AppError, refuse } from '../../../http/errors';
import { idempotencyKeyOf } from '../../../http/idempotency';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { signedIn, unauthorized } from '../../shared/signed-in';
import type { SiteConfig } from '../../shared/site-config';
import { currencyIn } from '../../shared/text-placeholders';
import { transfer } from '../ledger';
import { belowMinimum, PAYMENT_MESSAGES } from '../payments.messages';
import { giveReward } from './reward-debt';
import { transactionsOf } from './transactions';

export const loyaltyRoutes = (): Operations => ({
  listLoyaltyTransactions: async (request) => {
    const customerId = signedIn(request);
    if (request.config.loyalty_point_status !== 1)
      refuse(403, 'loyalty_point_status', PAYMENT_MESSAGES.loyaltyOff);
    const { database, currency, query } = request;
    return transactionsOf(database, {
      table: 'point_transactions',
      customerId,
      types: null,
      currency,
      query,
    });
  },
  transferPoints,
});

type PointTerms = Pick<
  SiteConfig,
  | 'loyalty_point_exchange_rate'
  | 'loyalty_point_minimum_point'
  | 'loyalty_point_item_purchase_point'
  | 'currency_code'
  | 'currency_decimals'
>;

export const loyaltyTermsOf = (config: PointTerms): LoyaltyTerms => ({
  pointsPerUnit: config.loyalty_point_exchange_rate,
  minimum: config.loyalty_point_minimum_point,
  earnedPerUnit: config.loyalty_point_item_purchase_point,
  minorPerUnit: minorPerUnit(currencyIn(config)),
});

/**
 * Converts points to wallet money. Repeated requests with the same idempotency key convert once [LOY-02,
 *
 */
async function transferPoints(request: RequestContext & { body: PointTransfer }): Promise<MessageResponse> {
  const customerId = signedIn(request);
  const { config, database, body, now, language } = request;
  if (config.loyalty_point_status !== 1) refuse(403, 'loyalty_point_status', PAYMENT_MESSAGES.loyaltyOff);
  if (config.customer_wallet_status !== 1) refuse(403, 'customer_wallet_status', PAYMENT_MESSAGES.walletOff);
  const key = idempotencyKeyOf(request)?.key ?? null;
  const reference = key === null ? null : `points:${customerId}:${key}`;
  await database.transaction((tx) =>
    convert(tx, { customerId, points: body.point, terms: loyaltyTermsOf(config), reference, now }),
  );
  return { message: PAYMENT_MESSAGES.pointsTransferred[language] };
}

type Conversion = {
  customerId: number;
  points: number;
  terms: LoyaltyTerms;
  reference: string | null;
  now: number;
};

async function convert(
  tx: Queryable,
  { customerId, points, terms, reference, now }: Conversion,
): Promise<void> {
  // Locks the customer, so that concurrent requests can't convert the same points.
  const [customer] = await tx.query<{ loyalty_points: number }>(
    'select loyalty_points from customers where id = $1 for no key update',
    [customerId],
  );
  if (customer === undefined) unauthorized();
  const before = reference === null ? null : await convertedBy(tx, reference);
  if (before === points) return;
  if (before !== null)
    throw new AppError(422, [{ code: 'idempotency_key', message: PAYMENT_MESSAGES.otherConversion }]);
  const refusal = conversionRefusal(points, customer?.loyalty_points ?? 0, terms);
  if (refusal?.code === 'missing') refuse(403, 'point', PAYMENT_MESSAGES.pointsMissing);
  if (refusal?.code === 'belowMinimum') refuse(403, 'point', belowMinimum(refusal.minimum));
  if (refusal?.code === 'tooMany') refuse(403, 'point', PAYMENT_MESSAGES.tooFewPoints);
  if (refusal?.code === 'worthless') refuse(403, 'point', PAYMENT_MESSAGES.pointsWorthless);
  const details = { orderId: null, label: null, now };
  await transfer(tx, {
    ...details,
    kind: 'points_spent',
    from: `points:${customerId}`,
    to: 'points',
    amount: points,
    reference,
  });
  await giveReward(tx, {
    kind: 'points_to_money',
    customerId,
    amount: moneyOfPoints(points, terms),
    orderId: null,
    reference: null,
    now,
  });
}

/** Returns the points that an earlier request with the same idempotency key has converted. `null`: none. */
async function convertedBy(tx: Queryable, reference: string): Promise<number | null> {
  const [posting] = await tx.query<{ points: number }>(
    `select entry.amount as points from ledger_postings posting
    join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0 where posting.reference = $1`,
    [reference],
  );
  return posting?.points ?? null;
}
