import { type Queryable, timestamp } from '../../../db/database';
import { hashOf } from '../../shared/secrets';
import type { Device } from '../device';

const CHALLENGE_LIFETIME = 5 * 60_000;

export type Passkey = {
  id: Buffer;
  /** The id of the account. */
  owner_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
};

type PasskeyRow = Device & { id: Buffer; name: string | null; created_at: Date; used_at: Date | null };

/** `owner`: the column with the id of the account, in both tables. */
type Tables = { passkeys: string; challenges: string; owner: string };
type Challenge = { challenge: string; ownerId: number | null; wallNow: number };

export type PasskeyStore = ReturnType<typeof passkeyStore>;

/**
 * Creates the store for passkeys and challenges of one kind of account. Customers and operators have separate
 * tables, so that a passkey of one never signs in the other.
 */
export function passkeyStore({ passkeys, challenges, owner }: Tables) {
  const selected = `select id, ${owner} as owner_id, public_key, counter, transports from ${passkeys}`;
  const passkeysOf = (database: Queryable, ownerId: number): Promise<Passkey[]> =>
    database.query<Passkey>(`${selected} where ${owner} = $1`, [ownerId]);
  return {
    passkeysOf,
    /** Stores a challenge. It belongs to one account or to a sign-in, and can be used once. */
    async saveChallenge(database: Queryable, { challenge, ownerId, wallNow }: Challenge): Promise<void> {
      await database.query(
        `insert into ${challenges} (challenge_hash, ${owner}, expires_at) values ($1, $2, $3)`,
        [hashOf(challenge), ownerId, timestamp(wallNow + CHALLENGE_LIFETIME)],
      );
    },
    async takeChallenge(database: Queryable, { challenge, ownerId, wallNow }: Challenge): Promise<boolean> {
      const taken = await database.query(
        `delete from ${challenges}
        where challenge_hash = $1 and ${owner} is not distinct from $2 and expires_at > $3 returning 1`,
        [hashOf(challenge), ownerId, timestamp(wallNow)],
      );
      return taken.length > 0;
    },
    async passkeyById(database: Queryable, id: Buffer): Promise<Passkey | null> {
      const [row] = await database.query<Passkey>(`${selected} where id = $1`, [id]);
      return row ?? null;
    },
    /** Returns the account's passkeys, newest first. */
    ownPasskeys: (database: Queryable, ownerId: number): Promise<PasskeyRow[]> =>
      database.query<PasskeyRow>(
        `select id, name, browser, system, created_at, used_at from ${passkeys}
        where ${owner} = $1 order by created_at desc, id`,
        [ownerId],
      ),
    /** Removes a passkey. Returns false if the account has no such passkey. */
    async deletePasskey(tx: Queryable, own: { ownerId: number; id: Buffer }): Promise<boolean> {
      const removed = await tx.query(`delete from ${passkeys} where ${owner} = $1 and id = $2 returning 1`, [
        own.ownerId,
        own.id,
      ]);
      return removed.length > 0;
    },
    /**
     * Removes the account's passkeys and its unfinished registrations of passkeys. Returns false if it had no
     * passkey.
     */
    async removePasskeys(tx: Queryable, ownerId: number): Promise<boolean> {
      await tx.query(`delete from ${challenges} where ${owner} = $1`, [ownerId]);
      return (
        (await tx.query(`delete from ${passkeys} where ${owner} = $1 returning 1`, [ownerId])).length > 0
      );
    },
    /** Stores a passkey. Returns false if it already belongs to an account. */
    async insertPasskey(
      database: Queryable,
      { id, owner_id, public_key, counter, transports }: Passkey,
      { name = null, device, wallNow }: { name?: string | null; device: Device; wallNow: number },
    ): Promise<boolean> {
      const { browser, system } = device;
      const inserted = await database.query(
        `insert into ${passkeys} (id, ${owner}, public_key, counter, transports, created_at, browser, system, name)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning 1`,
        [id, owner_id, public_key, counter, transports, timestamp(wallNow), browser, system, name],
      );
      return inserted.length > 0;
    },
    /** Stores the new counter of a used passkey. Returns false if the passkey was deleted meanwhile. */
    async countUse(
      database: Queryable,
      id: Buffer,
      { counter, wallNow }: { counter: number; wallNow: number },
    ): Promise<boolean> {
      const used = await database.query(
        `update ${passkeys} set counter = $2, used_at = $3 where id = $1 returning 1`,
        [id, counter, timestamp(wallNow)],
      );
      return used.length > 0;
    },
  };
}

/** The store for passkeys of customers [AUTH-63]. */
export const customerPasskeys = passkeyStore({
  passkeys: 'passkeys',
  challenges: 'passkey_challenges',
  owner: 'customer_id',
});
