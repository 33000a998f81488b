import { expect, it } from 'vitest';
import { hashOf } from '../../../server/features/session/secrets';
import { sweepExpired } from '../../../server/features/session/sweep';
import { forEachDatabase } from '../../support/server';
import { MINUTE, newCustomer } from './visitor';

forEachDatabase('what time has made worthless', (server) => {
  it('is removed, and nothing else is', async () => {
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
});
