import { AppError } from '../../../http/errors';
import { idempotencyKeyOf } from '../../../http/idempotency';
import type { RequestContext } from '../../../http/request-context';
import { PAYMENT_MESSAGES } from '../payments.messages';

/**
 * Opens a top-up. Repeated requests with the same idempotency key get the same payment page [WAL-04, X-05].
 */
export async function topUpOnce(
  request: RequestContext & { body: object },
  customerId: number,
  open: () => Promise<string | null>,
): Promise<string | null> {
  const { database } = request;
  const attempt = idempotencyKeyOf(request);
  if (attempt === null) return open();
  const [known] = await database.query<{ is_same: boolean; link: string | null }>(
    `with asked as (
      insert into fund_attempts (customer_id, key, asked) values ($1, $2, $3)
      on conflict (customer_id, key) do update set key = excluded.key returning asked, payment_id
    ) select asked.asked = $3 as is_same, payment.link from asked
    left join gateway_payments payment on payment.id = asked.payment_id`,
    [customerId, attempt.key, attempt.hash],
  );
  if (known?.is_same === false)
    throw new AppError(422, [{ code: 'idempotency_key', message: PAYMENT_MESSAGES.otherFund }]);
  if (known?.link) return known.link;
  const opened = await open();
  if (opened === null) return null;
  // Two concurrent requests both return the page that was stored first.
  const [stored] = await database.query<{ link: string }>(
    `with kept as (
      update fund_attempts set payment_id = coalesce(payment_id,
        (select id from gateway_payments where customer_id = $1 and link = $3 order by created_at desc limit 1))
      where customer_id = $1 and key = $2 returning payment_id
    ) select payment.link from kept join gateway_payments payment on payment.id = kept.payment_id`,
    [customerId, attempt.key, opened],
  );
  return stored?.link ?? opened;
}
