import { expect, it } from 'vitest';
import { GROUP_LIFETIME, MAX_MEMBERS } from '../../../domain/group-order';
import { sweepExpired } from '../../../server/features/session/sweep';
import { onDatabase } from '../../support/server';
import { WRAP } from '../checkout/orderer';
import { newFriend, newHost, storeOf } from './group';
import { FOOD } from './shopper';

const HOUR = 60 * 60_000;

onDatabase('A group order that ends', (server) => {
  const expire = (token: string) =>
    server().database.query(
      `update group_orders set expires_at = expires_at - $2 * interval '1 millisecond' where token = $1`,
      [token, GROUP_LIFETIME],
    );

  it('accepts no changes after three hours, and its names are deleted a day later [CART-74]', async () => {
    const { token, start, become } = await newHost(server());
    const sara = await newFriend(server(), token, 'Sara the friend');
    await expire(token);
    expect((await sara.read(token)).group).toMatchObject({ state: 'expired', lines: [] });
    expect((await sara.add(token, { item_id: WRAP })).codes).toEqual(['group_over']);
    expect((await sara.join(token, 'Sara')).codes).toEqual(['group_over']);
    expect((await become(token, 'open')).codes).toEqual(['group_over']);
    expect((await start(await storeOf(server(), WRAP))).group.token).not.toBe(token);
    const { database, wallClock } = server();
    await sweepExpired(database, wallClock() + 23 * HOUR);
    expect((await sara.read(token)).status).toBe(200);
    await sweepExpired(database, wallClock() + 25 * HOUR);
    expect((await sara.read(token)).status).toBe(404);
    const names = await database.query('select name from group_members where name = $1', ['Sara the friend']);
    expect(names).toEqual([]);
  });

  it('accepts at most 20 people, and refuses a name without letters [CART-74]', async () => {
    const { token } = await newHost(server());
    await server().database.query(
      `insert into group_members (group_id, owner, name, joined_at)
      select grouped.id, 'guest:' || number, 'Friend', now()
      from group_orders grouped, generate_series(1, $2) number where token = $1`,
      [token, MAX_MEMBERS],
    );
    expect((await newFriend(server(), token, 'Sara')).joined.codes).toEqual(['full']);
    const other = await newHost(server());
    expect((await newFriend(server(), other.token, '   ')).joined.codes).toEqual(['name']);
    expect((await newFriend(server(), other.token, 'a'.repeat(41))).joined.codes).toEqual(['name']);
  });

  it('sends every change to the host’s devices [CART-73]', async () => {
    const { person, token } = await newHost(server());
    const versionOf = async () => {
      const [row] = await server().database.query<{ version: number }>(
        'select version from carts where owner = $1 and module_id = $2',
        [`customer:${person.id}`, FOOD],
      );
      return row?.version ?? 0;
    };
    const before = await versionOf();
    const sara = await newFriend(server(), token, 'Sara');
    const joined = await versionOf();
    await sara.done(token, true);
    expect(joined).toBeGreaterThan(before);
    expect(await versionOf()).toBeGreaterThan(joined);
  });
});
