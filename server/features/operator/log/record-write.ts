import type { LogChange, LoggedAction, LogObject } from '../../../../domain/operator-log';
import { type Queryable, timestamp } from '../../../db/database';
import type { RequestContext } from '../../../http/request-context';

type Write = {
  action: LoggedAction;
  object: LogObject;
  id?: number | null;
  /** The changed fields. Must never contain a secret or a customer's personal data. */
  changes?: readonly LogChange[];
  /**
   * The operator who signs in with this request, which has no session yet. `null`: with the shop's access
   * key.
   */
  signedIn?: number | null;
};

/**
 * Adds an operator's change to the audit log. Call it in the transaction of the change, so that neither
 * exists without the other.
 */
export async function recordWrite(
  tx: Queryable,
  { operator: { who }, requestId, wallClock }: Pick<RequestContext, 'operator' | 'requestId' | 'wallClock'>,
  { action, object, id = null, changes = [], signedIn }: Write,
): Promise<void> {
  const isSigningIn = signedIn !== undefined;
  await tx.query(
    `insert into operator_log (at, operator_id, operator_name, role, action, object, object_id, changes, request_id)
    values ($1::timestamptz, $2::int, (select name from operators where id = $2::int),
      coalesce($3::text, (select role from operators where id = $2::int), 'owner'), $4, $5, $6, $7::jsonb, $8)`,
    [
      timestamp(wallClock()),
      isSigningIn ? signedIn : (who?.id ?? null),
      isSigningIn ? null : (who?.role ?? null),
      action,
      object,
      id,
      JSON.stringify(changes),
      requestId,
    ],
  );
}

/**
 * Returns the log entry of a reason: only that there is one, because the operator's text may name a customer.
 */
export const reasonIn = (reason: string | null): LogChange[] =>
  reason === null ? [] : [{ field: 'reason' }];
