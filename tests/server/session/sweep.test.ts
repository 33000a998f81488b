import { expect, it } from 'vitest';
import { sweepExpired } from '../../../server/features/session/sweep';
import { knownGuest } from '../../../server/features/shared/guests';
import { hashOf } from '../../../server/features/shared/secrets';
import { forEachDatabase } from '../../support/server';
import { MINUTE, newCustomer, newVisitor } from './visitor';

const DAY = 24 * 60 * MINUTE;

forEachDatabase('The removal of expired rows', (server) => {
  it('deletes expired tokens, codes, attempts and challenges and keeps all valid ones', async () => {
    const { database, wallClock } = server();
    const { id, visitor } = await newCustomer(server());
    const guest = hashOf(visitor.guestId ?? '');
    const [old, fresh] = [hashOf('old', guest), hashOf('fresh', guest)];
    const moments = [
      [old, new Date(wallClock() - 2 * MINUTE)],
      [fresh, new Date(wallClock() + 2 * MINUTE)],
    ] as const;
    for (const [hash, end] of moments) {
      await database.query(
        'insert into access_tokens (token_hash, customer_id, expires_at) values ($1, $2, $3)',
        [hash, id, end],
      );
      await database.query(
        'insert into codes (key_hash, code_hash, attempts_left, sent_at, expires_at) values ($1, $1, 5, $2, $2)',
        [hash, end],
      );
      await database.query('insert into attempts (key_hash, count, ends_at) values ($1, 1, $2)', [hash, end]);
      await database.query('insert into guests (id_hash) values ($1)', [hash]);
      await database.query(
        "insert into open_sign_ins (guest_hash, state, expires_at) values ($1, '{}', $2)",
        [hash, end],
      );
      await database.query('insert into passkey_challenges (challenge_hash, expires_at) values ($1, $2)', [
        hash,
        end,
      ]);
    }
    await sweepExpired(database, wallClock());
    const left = await database.query<{ hash: Buffer }>(
      `select token_hash as hash from access_tokens where customer_id = $1 and token_hash = any($2)
      union all select key_hash from codes where key_hash = any($2)
      union all select key_hash from attempts where key_hash = any($2)
      union all select guest_hash from open_sign_ins where guest_hash = any($2)
      union all select challenge_hash from passkey_challenges where challenge_hash = any($2)`,
      [id, [old, fresh]],
    );
    expect(left.map(({ hash }) => hash.equals(fresh))).toEqual([true, true, true, true, true]);
  });

  it('deletes an unfinished sign-up an hour after its contacts were released, but no account', async () => {
    const { database, wallClock } = server();
    const ends = [wallClock() - 61 * MINUTE, wallClock() - 59 * MINUTE, null];
    const made = await Promise.all(
      ends.map(async (end) => {
        const { id } = await newCustomer(server());
        const moment = end === null ? null : new Date(end);
        await database.query('update customers set pending_until = $2 where id = $1', [id, moment]);
        return id;
      }),
    );
    await sweepExpired(database, wallClock());
    const left = await database.query<{ id: number }>(
      'select id from customers where id = any($1) order by id',
      [made],
    );
    expect(left.map(({ id }) => id)).toEqual(made.slice(1).sort((a, b) => a - b));
  });

  it('deletes guests two months after their last visit with a cart, or a week without one [GUEST-03]', async () => {
    const { database, wallClock } = server();
    const guest = async (days: number, hasCart: boolean) => {
      const { guestId } = await newVisitor(server());
      const hash = hashOf(guestId ?? '');
      const owner = `guest:${hash.toString('hex')}`;
      const seen = new Date(wallClock() - days * DAY);
      await database.query('update guests set seen_at = $2 where id_hash = $1', [hash, seen]);
      if (hasCart) await database.query('insert into carts (owner, module_id) values ($1, 1)', [owner]);
      return { guestId, hash, owner };
    };
    const forgotten = [await guest(61, true), await guest(8, false)];
    const kept = [await guest(59, true), await guest(6, false)];
    const back = await guest(61, true);
    await knownGuest({ ...server(), guestId: back.guestId });
    await sweepExpired(database, wallClock());
    const areThere = (guests: typeof kept) =>
      Promise.all(guests.map(async ({ guestId }) => (await knownGuest({ ...server(), guestId })) !== null));
    expect(await areThere(forgotten)).toEqual([false, false]);
    expect(await areThere([...kept, back])).toEqual([true, true, true]);
    const carts = await database.query<{ owner: string }>('select owner from carts where owner = any($1)', [
      [...forgotten, ...kept, back].map(({ owner }) => owner),
    ]);
    expect(carts.map(({ owner }) => owner).sort()).toEqual([kept[0]?.owner, back.owner].sort());
  });
});
