import type { Queryable } from '../../../db/database';
import { passkeyStore } from '../../session/passkeys/passkey.store';

/** The store for passkeys of operators. */
export const operatorPasskeys = passkeyStore({
  passkeys: 'operator_passkeys',
  challenges: 'operator_passkey_challenges',
  owner: 'operator_id',
});

/**
 * Removes the passkeys of an account that may belong to another person now, or whose device may be lost.
 * Returns the change for the audit log.
 */
export async function endPasskeys(tx: Queryable, operatorId: number): Promise<{ field: 'passkey' }[]> {
  return (await operatorPasskeys.removePasskeys(tx, operatorId)) ? [{ field: 'passkey' }] : [];
}
