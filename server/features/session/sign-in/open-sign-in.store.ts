import { type Queryable, timestamp } from '../../../db/database';
import type { Contact } from '../accounts/contacts';
import type { Guest } from '../guests';
import type { SocialIdentity } from '../services/identity.types';

export const OPEN_FOR = 15 * 60_000;

/** What a browser has proven so far; only its guest id leads here. */
export type OpenSignIn = {
  /** Who it is: the password was right, the code was, or the provider said so. */
  accountId: number | null;
  /** Who it may be, until the person says so. */
  candidateId: number | null;
  /** A code from there was right. */
  proven: Contact | null;
  /** Given, and only kept once a code from there is right. */
  wanted: Contact | null;
  identity: SocialIdentity | null;
};

const NOTHING_PROVEN: OpenSignIn = {
  accountId: null,
  candidateId: null,
  proven: null,
  wanted: null,
  identity: null,
};

/** A new sign-in of the same browser takes the place of the one before. */
export async function saveOpen(
  database: Queryable,
  { idHash }: Guest,
  open: Partial<OpenSignIn>,
  wallNow: number,
): Promise<void> {
  await database.query(
    `insert into open_sign_ins (guest_hash, state, expires_at) values ($1, $2::jsonb, $3)
    on conflict (guest_hash) do update set state = excluded.state, expires_at = excluded.expires_at`,
    [idHash, JSON.stringify({ ...NOTHING_PROVEN, ...open }), timestamp(wallNow + OPEN_FOR)],
  );
}

export async function readOpen(
  database: Queryable,
  { idHash }: Guest,
  wallNow: number,
): Promise<OpenSignIn | null> {
  const [row] = await database.query<{ state: OpenSignIn }>(
    'select state from open_sign_ins where guest_hash = $1 and expires_at > $2',
    [idHash, timestamp(wallNow)],
  );
  return row?.state ?? null;
}

/** False when another call of the same browser was faster: one sign-in ends once. */
export async function closeOpen(tx: Queryable, { idHash }: Guest): Promise<boolean> {
  const closed = await tx.query('delete from open_sign_ins where guest_hash = $1 returning 1', [idHash]);
  return closed.length > 0;
}

/** Whoever is in the middle of signing in to the account has to start again. */
export async function closeAllOf(tx: Queryable, customerId: number): Promise<void> {
  await tx.query(
    `delete from open_sign_ins where (state ->> 'accountId')::int = $1 or (state ->> 'candidateId')::int = $1`,
    [customerId],
  );
}
