import { expect, it, vi } from 'vitest';
import { cartWatch } from '../../../server/features/cart/cart-watch';
import { forEachDatabase, startTestApp } from '../../support/server';
import { newPerson, signedInAs } from '../account/person';
import { add, merge } from './account-cart';
import { follow, sendFollowersHome } from './follower';
import { F, FOOD, GROCERY, newShopper } from './shopper';

const TEA = F(4);
/** Versions are polled every two seconds; a busy machine takes longer. */
const SOON = { timeout: 10_000 };
const ofLooks = () => new Promise((done) => setTimeout(done, 2_500));
const moment = () => new Promise((done) => setTimeout(done, 300));

forEachDatabase('The event stream of a cart', (server) => {
  sendFollowersHome();

  it('sends the current version immediately and every later change from other devices [CART-62]', async () => {
    const phone = await newPerson(server());
    const laptop = await signedInAs(server(), phone.id);
    await add(phone, { item_id: TEA });
    const stream = await follow(server(), { token: laptop.token ?? '' });
    expect(stream.status).toBe(200);
    await expect.poll(stream.versions, SOON).toEqual([1]);

    await add(phone, { item_id: TEA });
    await expect.poll(stream.versions, { timeout: 1_000 }).toEqual([1, 2]);
    await phone.send('DELETE', '/customer/cart/remove', { moduleId: 1 });
    await expect.poll(stream.versions, SOON).toEqual([1, 2, 3]);
  });

  it('has headers that forbid caches and proxies to buffer it', async () => {
    const { headers, text } = await follow(server(), { guestId: (await newShopper(server())).guestId });
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(headers['cache-control']).toContain('no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    await expect.poll(text, SOON).toBe('retry: 3000\n\nevent: cart\ndata: {"version":0}\n\n');
  });

  it('sends nothing to other customers or for other modules [GUEST-03, CART-62]', async () => {
    const [shopper, stranger] = [await newShopper(server()), await newShopper(server())];
    const person = await newPerson(server());
    const streams = await Promise.all([
      follow(server(), { guestId: stranger.guestId }),
      follow(server(), { guestId: shopper.guestId, moduleId: GROCERY }),
      // A signed-in customer follows the account's cart, even if the request has a guest id.
      follow(server(), { token: person.token ?? '', guestId: shopper.guestId }),
    ]);
    const own = await follow(server(), { guestId: shopper.guestId });
    await shopper.add({ item_id: TEA });
    await expect.poll(own.versions, SOON).toEqual([0, 1]);
    await moment();
    expect(streams.map(({ versions }) => versions())).toEqual([[0], [0], [0]]);
  });

  it.each([
    ['a malformed guest id', { guestId: 'nobody' }, 403],
    ['a malformed token', { token: 'made-up' }, 401],
  ])('is refused to %s [GUEST-03, AUTH-61]', async (_, caller, status) => {
    const stream = await follow(server(), caller);
    await expect.poll(stream.isOver, SOON).toBe(true);
    expect(stream.status).toBe(status);
    expect(stream.text()).not.toContain('version');
  });

  it('starts at version 0 for a visitor without a guest id [GUEST-03]', async () => {
    const stream = await follow(server(), {});
    await expect.poll(stream.versions, SOON).toEqual([0]);
  });

  it('sends a change made by another process within seconds [CART-62]', async () => {
    const other = await startTestApp(server().database);
    const shopper = await newShopper(server());
    const stream = await follow(other, { guestId: shopper.guestId });
    await expect.poll(stream.versions, SOON).toEqual([0]);
    await shopper.add({ item_id: TEA });
    await expect.poll(stream.versions, SOON).toEqual([0, 1]);
    await other.app.close();
  });

  it('sends the changes of both carts when a guest signs in to an account [CART-64]', async () => {
    const [guest, person] = [await newShopper(server()), await newPerson(server())];
    await guest.add({ item_id: TEA });
    const [left, joined] = [
      await follow(server(), { guestId: guest.guestId }),
      await follow(server(), { token: person.token ?? '' }),
    ];
    await merge(person, guest);
    await expect.poll(left.versions, SOON).toEqual([1, 2]);
    await expect.poll(joined.versions, SOON).toEqual([0, 1]);
  });

  it('ends when its own token is revoked, while streams of other sessions stay connected [AUTH-61, MENU-07]', async () => {
    const person = await newPerson(server());
    const other = await signedInAs(server(), person.id);
    const [left, kept] = [
      await follow(server(), { token: person.token ?? '' }),
      await follow(server(), { token: other.token ?? '' }),
    ];
    await person.send('POST', '/auth/logout');
    await expect.poll(left.isOver, SOON).toBe(true);
    expect(kept.isOver()).toBe(false);
  });

  it('accepts the guest id in the URL too [GUEST-03]', async () => {
    const { guestId } = await newShopper(server());
    const stream = await follow(server(), { guestId, isNamedInAddress: true });
    await expect.poll(stream.versions, SOON).toEqual([0]);
  });

  it('is limited to 200 for one IP address, and at the limit a visitor may replace their oldest one', async () => {
    const { database, wallClock } = server();
    const carts = cartWatch({ database, wallClock });
    const from = (address: string, owner: string) =>
      carts.follow({ owner, moduleId: FOOD, tokenHash: null, address });
    const streams = await Promise.all(Array.from({ length: 200 }, (_, n) => from('192.0.2.1', `guest:${n}`)));
    await expect(from('192.0.2.1', 'guest:one-more')).rejects.toMatchObject({ status: 429 });
    expect((await from('192.0.2.2', 'guest:elsewhere')).body.destroyed).toBe(false);
    expect((await from('192.0.2.1', 'guest:0')).body.destroyed).toBe(false);
    streams[0]?.body.resume();
    await expect.poll(() => streams[0]?.body.destroyed).toBe(true);
    carts.close();
  });

  it('is closed when the same visitor opens too many newer ones', async () => {
    const { guestId } = await newShopper(server());
    const oldest = await follow(server(), { guestId });
    const others = await Promise.all(Array.from({ length: 9 }, () => follow(server(), { guestId })));
    await moment();
    expect(oldest.isOver()).toBe(false);
    const newest = await follow(server(), { guestId });
    await expect.poll(oldest.isOver, SOON).toBe(true);
    expect([...others, newest].filter(({ isOver }) => isOver())).toEqual([]);
  });

  it('ends immediately when the server stops', async () => {
    const other = await startTestApp(server().database);
    const { guestId } = await newShopper(server());
    const stream = await follow(other, { guestId });
    const began = performance.now();
    await other.app.close();
    expect(performance.now() - began).toBeLessThan(2_000);
    await expect.poll(stream.isOver, SOON).toBe(true);
    expect(other.log).toEqual([]);
  });

  it('queries the database only while streams are open', async () => {
    const { database } = server();
    const query = vi.fn(database.query);
    const other = await startTestApp({ ...database, query: query as typeof database.query });
    const { guestId } = await newShopper(server());
    const looks = () => query.mock.calls.filter(([sql]) => sql.includes('with ordinality')).length;
    const stream = await follow(other, { guestId });
    expect((await follow(other, { guestId, method: 'HEAD' })).status).toBe(200);
    await expect.poll(stream.versions, SOON).toEqual([0]);
    stream.leave();
    await ofLooks();
    const looked = looks();
    await ofLooks();
    expect(looks()).toBe(looked);
    expect(other.log).toEqual([]);
    await other.app.close();
  });
});
