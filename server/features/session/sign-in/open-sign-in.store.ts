import { type Queryable, timestamp } from '../../../db/database';
import type { Guest } from '../../shared/guests';
import type { Contact } from '../accounts/contacts';
import type { SocialIdentity } from '../services/identity.types';

export const OPEN_FOR = 15 * 60_000;

/** An unfinished sign-in. It belongs to one browser and is found only by that browser's guest id. */
export type OpenSignIn = {
  /** The account that was proven by password, code or provider. */
  accountId: number | null;
  /** The account that the person may own. The person has not confirmed that yet. */
  candidateId: number | null;
  /** The contact that was verified by code. */
  proven: Contact | null;
  /** A contact that was entered. It is saved only after its code was right. */
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

/** Stores an open sign-in, which replaces the browser's previous one. */
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

/** Ends the open sign-in. Returns false if a concurrent call has already ended it. */
export async function closeOpen(tx: Queryable, { idHash }: Guest): Promise<boolean> {
  const closed = await tx.query('delete from open_sign_ins where guest_hash = $1 returning 1', [idHash]);
  return closed.length > 0;
}

/** Ends all open sign-ins to this account, so that they have to start again. */
export async function closeAllOf(tx: Queryable, customerId: number): Promise<void> {
  await tx.query(
    `delete from open_sign_ins where (state ->> 'accountId')::int = $1 or (state ->> 'candidateId')::int = $1`,
    [customerId],
  );
}
