import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newPerson } from '../account/person';
import { order, TEA, WRAP } from '../checkout/orderer';
import { add, entriesOf, merge } from './account-cart';
import { contents, customerCalls, guestCalls, newFriend, newHost, storeOf } from './group';
import { FOOD, G, newShopper } from './shopper';

onDatabase('A group order', (server) => {
  describe('of a host', () => {
    it('has one unguessable link until it ends [CART-71]', async () => {
      const { start, token } = await newHost(server());
      expect(token).toMatch(/^[\w-]{43}$/);
      expect((await start(await storeOf(server(), WRAP))).group.token).toBe(token);
      await customerCalls(await newPerson(server())).start(await storeOf(server(), WRAP));
      const other = await newHost(server());
      expect(other.token).not.toBe(token);
    });

    it('is refused at a store of another module, and while the cart has items of another store [CART-71]', async () => {
      const person = await newPerson(server());
      const { start } = customerCalls(person);
      expect((await start(await storeOf(server(), G(1)))).codes).toEqual(['store_id']);
      expect((await start(999_999)).codes).toEqual(['store_id']);
      await add(person, { item_id: WRAP });
      const [other] = await server().database.query<{ id: number }>(
        'select id from stores where module_id = $1 and is_active and id <> $2 limit 1',
        [FOOD, await storeOf(server(), WRAP)],
      );
      expect((await start(other?.id ?? 0)).codes).toEqual(['other_store']);
    });

    it('belongs to a guest as well [CART-71]', async () => {
      const host = guestCalls(server(), await newShopper(server()));
      const { group } = await host.start(await storeOf(server(), WRAP));
      expect(group).toMatchObject({ role: 'host', state: 'open', host_name: null });
      const friend = await newFriend(server(), group.token, 'Sara');
      await friend.add(group.token, { item_id: WRAP });
      expect(contents((await host.read(group.token)).group)).toEqual([[WRAP, 1, 'Sara']]);
    });

    it('has the lines of friends in the cart, with their names, separate from the host’s lines [CART-73]', async () => {
      const { person, token } = await newHost(server());
      await add(person, { item_id: WRAP });
      const sara = await newFriend(server(), token, 'Sara');
      await sara.add(token, { item_id: WRAP, quantity: 2 });
      const lines = await entriesOf(person);
      expect(lines.map(({ quantity, group_member }) => [quantity, group_member?.name])).toEqual([
        [1, undefined],
        [2, 'Sara'],
      ]);
      await add(person, { item_id: WRAP });
      expect((await entriesOf(person)).map(({ quantity }) => quantity)).toEqual([2, 2]);
    });

    it('can be locked, reopened and ended by the host only [CART-73]', async () => {
      const { become, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      expect((await sara.become(token, 'locked')).codes).toEqual(['host']);
      expect((await become(token, 'locked')).group.state).toBe('locked');
      expect((await sara.add(token, { item_id: TEA })).codes).toEqual(['group_locked']);
      expect((await become(token, 'open')).group.state).toBe('open');
      expect((await sara.add(token, { item_id: WRAP })).status).toBe(200);
      await become(token, 'cancelled');
      expect((await sara.add(token, { item_id: WRAP })).codes).toEqual(['group_over']);
      expect((await become(token, 'open')).codes).toEqual(['group_over']);
    });

    it('loses a friend’s line that the host removes, even while it is locked [CART-73]', async () => {
      const { become, remove, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      const id = (await sara.add(token, { item_id: WRAP })).group.lines[0]?.id ?? 0;
      await become(token, 'locked');
      expect((await sara.remove(token, id)).codes).toEqual(['group_locked']);
      expect((await remove(token, id)).group.lines).toEqual([]);
    });

    it('loses a friend with all of the friend’s lines when the host removes the friend [CART-73]', async () => {
      const { removePerson, read, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      const ben = await newFriend(server(), token, 'Ben');
      await sara.add(token, { item_id: WRAP });
      await ben.add(token, { item_id: WRAP });
      const id = (await read(token)).group.members[0]?.id ?? 0;
      expect((await ben.removePerson(token, id)).codes).toEqual(['host']);
      const after = (await removePerson(token, id)).group;
      expect([after.members.map(({ name }) => name), contents(after)]).toEqual([['Ben'], [[WRAP, 1, 'Ben']]]);
      expect((await removePerson(token, id)).status).toBe(404);
      expect((await sara.read(token)).group.role).toBe('visitor');
      expect((await sara.join(token, 'Sara')).status).toBe(200);
    });

    it('ends when the host fills the cart at another store [CART-74]', async () => {
      const { person, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      await sara.add(token, { item_id: WRAP });
      const [other] = await server().database.query<{ id: number }>(
        `select item.id from items item join stores store on store.id = item.store_id
        where store.module_id = $1 and store.id <> $2 and item.is_active and store.is_active
          and item.food_groups = '[]' and item.stock is null order by item.id limit 1`,
        [FOOD, await storeOf(server(), WRAP)],
      );
      const answer = await person.send('POST', '/customer/cart/add', {
        body: { model: 'Item', price: 0, quantity: 1, item_id: other?.id, clear_cart: true },
        moduleId: FOOD,
      });
      expect(answer.status).toBe(200);
      expect((await sara.read(token)).group).toMatchObject({ state: 'cancelled', lines: [] });
    });

    it('is placed with the host’s order, which a friend follows with only the friend’s own lines [CART-73, CART-74]', async () => {
      const { person, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      await sara.add(token, { item_id: WRAP, quantity: 2 });
      await add(person, { item_id: WRAP, quantity: 3 });
      const placed = await order(person);
      expect(placed.status).toBe(200);
      const details = await person.send<OrderDetail[]>('GET', '/customer/order/details', {
        query: { order_id: placed.body.order_id as number },
      });
      expect(details.body.map(({ quantity, person: name }) => [quantity, name])).toEqual([
        [2, 'Sara'],
        [3, null],
      ]);
      expect((await sara.read(token)).group).toMatchObject({ state: 'placed', lines: [] });
      const { status, group: meal } = await sara.meal(token);
      expect([status, meal]).toMatchObject([
        200,
        { order_status: 'pending', order_type: 'delivery', lines: [{ quantity: 2, choices: [] }] },
      ]);
      expect(Object.keys(meal).toSorted()).toEqual(['expected_at', 'lines', 'order_status', 'order_type']);
      const stranger = guestCalls(server(), await newShopper(server()));
      expect((await stranger.meal(token)).status).toBe(404);
      expect((await sara.add(token, { item_id: WRAP })).codes).toEqual(['group_over']);
    });

    it('follows a guest who signs in into the account’s cart [CART-71, CART-64]', async () => {
      const guest = await newShopper(server());
      const host = guestCalls(server(), guest);
      const { group } = await host.start(await storeOf(server(), WRAP));
      const sara = await newFriend(server(), group.token, 'Sara');
      await sara.add(group.token, { item_id: WRAP });
      const person = await newPerson(server());
      await merge(person, guest);
      expect((await customerCalls(person).read(group.token)).group).toMatchObject({ role: 'host' });
      await sara.add(group.token, { item_id: WRAP });
      expect(
        (await entriesOf(person)).map(({ quantity, group_member }) => [quantity, group_member?.name]),
      ).toEqual([[2, 'Sara']]);
    });

    it('keeps the names when the host restores a cleared cart [CART-73]', async () => {
      const { person, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      await sara.add(token, { item_id: WRAP });
      const id = (await entriesOf(person))[0]?.group_member?.id;
      await person.send('DELETE', '/customer/cart/remove', { moduleId: FOOD });
      const line = { model: 'Item', price: 0, quantity: 1, item_id: WRAP };
      await person.send('PUT', '/customer/cart/replace', {
        body: {
          lines: [
            { ...line, group_member_id: id },
            { ...line, group_member_id: 1 },
          ],
        },
        moduleId: FOOD,
      });
      expect((await entriesOf(person)).map(({ group_member }) => group_member?.name)).toEqual([
        'Sara',
        undefined,
      ]);
    });
  });

  describe('for a friend', () => {
    it('shows a visitor the host’s name, and people and lines only after the visitor gives a name [CART-72]', async () => {
      const { person, token } = await newHost(server());
      await add(person, { item_id: WRAP });
      await newFriend(server(), token, 'Sara');
      const visitor = guestCalls(server(), await newShopper(server()));
      const { group } = await visitor.read(token);
      expect(group).toMatchObject({ role: 'visitor', host_name: 'Nour', members: [], lines: [] });
      expect((await visitor.add(token, { item_id: WRAP })).codes).toEqual(['not_joined']);
    });

    it('reveals nothing else about the host [CART-72]', async () => {
      const { person, token } = await newHost(server());
      await add(person, { item_id: WRAP });
      const { joined } = await newFriend(server(), token, 'Sara');
      expect(joined.group.lines).toHaveLength(1);
      expect(JSON.stringify(joined.group)).not.toMatch(/@souk\.example|\+97156|Test|wallet|address/);
    });

    it('accepts dishes and changes of the friend’s lines, and responds with 404 for other lines [CART-72]', async () => {
      const { person, token } = await newHost(server());
      await add(person, { item_id: WRAP });
      const sara = await newFriend(server(), token, 'Sara');
      const ben = await newFriend(server(), token, 'Ben');
      const mine = (await sara.add(token, { item_id: WRAP })).group.lines.find(
        ({ group_member }) => group_member?.name === 'Sara',
      );
      const id = mine?.id ?? 0;
      const hosts = (await entriesOf(person))[0]?.id ?? 0;
      expect((await ben.update(token, id, { item_id: WRAP, quantity: 9 })).status).toBe(404);
      expect((await ben.remove(token, id)).status).toBe(404);
      expect((await sara.remove(token, hosts)).status).toBe(404);
      expect(contents((await sara.update(token, id, { item_id: WRAP, quantity: 4 })).group)).toEqual([
        [WRAP, 1, null],
        [WRAP, 4, 'Sara'],
      ]);
      expect(contents((await sara.remove(token, id)).group)).toEqual([[WRAP, 1, null]]);
    });

    it('responds with 404 for a friend of another group [CART-72]', async () => {
      const one = await newHost(server());
      const other = await newHost(server());
      const sara = await newFriend(server(), one.token, 'Sara');
      const id = (await sara.add(one.token, { item_id: WRAP })).group.lines[0]?.id ?? 0;
      expect((await sara.add(other.token, { item_id: WRAP })).codes).toEqual(['not_joined']);
      await sara.join(other.token, 'Sara');
      expect((await sara.remove(other.token, id)).status).toBe(404);
      expect((await sara.read('a'.repeat(43))).status).toBe(404);
    });

    it('refuses items of other stores and modules and unknown items [CART-72]', async () => {
      const { token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      const [other] = await server().database.query<{ id: number }>(
        `select item.id from items item join stores store on store.id = item.store_id
        where store.module_id = $1 and store.id <> $2 and item.is_active and store.is_active
          and item.food_groups = '[]' and item.stock is null order by item.id limit 1`,
        [FOOD, await storeOf(server(), WRAP)],
      );
      expect((await sara.add(token, { item_id: other?.id ?? 0 })).codes).toEqual(['other_store']);
      expect((await sara.add(token, { item_id: G(1) })).status).toBe(403);
      expect((await sara.add(token, { item_id: 999_999 })).status).toBe(404);
      expect((await sara.read(token)).group.lines).toEqual([]);
    });

    it('follows stock and limits of the item, counted with the lines of the others [CART-72]', async () => {
      const { token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      const ben = await newFriend(server(), token, 'Ben');
      const { database } = server();
      const [before] = await database.query<{ stock: number | null }>(
        'select stock from items where id = $1',
        [WRAP],
      );
      await database.query('update items set stock = 3 where id = $1', [WRAP]);
      expect((await sara.add(token, { item_id: WRAP, quantity: 2 })).status).toBe(200);
      expect((await ben.add(token, { item_id: WRAP, quantity: 2 })).codes).toEqual(['out_of_stock']);
      expect((await ben.add(token, { item_id: WRAP, quantity: 1 })).status).toBe(200);
      await database.query('update items set stock = $2 where id = $1', [WRAP, before?.stock ?? null]);
    });

    it('adds a repeated request once [CART-72, API-07]', async () => {
      const { token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      await sara.add(token, { item_id: WRAP }, 'the-same-key-of-one-press');
      const again = await sara.add(token, { item_id: WRAP }, 'the-same-key-of-one-press');
      expect(contents(again.group)).toEqual([[WRAP, 1, 'Sara']]);
    });

    it('shows everybody which friends are done, until they add another dish [CART-72]', async () => {
      const { read, token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      await sara.done(token, true);
      expect((await read(token)).group.members).toMatchObject([{ name: 'Sara', is_done: true }]);
      await sara.add(token, { item_id: WRAP });
      expect((await read(token)).group.members).toMatchObject([{ name: 'Sara', is_done: false }]);
    });

    it('still knows the friend after a sign-in [CART-72]', async () => {
      const { token } = await newHost(server());
      const sara = await newFriend(server(), token, 'Sara');
      const person = await newPerson(server());
      await merge(person, sara.shopper);
      expect((await customerCalls(person).read(token)).group).toMatchObject({
        role: 'member',
        members: [{ name: 'Sara' }],
      });
    });
  });
});
