import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourite, WishlistIds } from '../../../machines/wishlist/wishlist.types';
import { isFavourite, wishCount } from '../../../machines/wishlist/wishlist.view';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { ADDED, margherita, noFavourites, noorGrill, oneWish } from './wishlist.model';

type Effect = 'loadWishlist' | 'saveFavourite';

/** A running wishlist. The test decides when the server responds. */
function start() {
  const effects = deferredActors('loadWishlist', 'saveFavourite');
  const wishlist = createActor(wishlistMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(wishlist);
  wishlist.start();
  return {
    wishlist,
    emitted,
    press: (favourite: Favourite, times = 1) => {
      for (let press = 0; press < times; press += 1) wishlist.send({ type: 'wish.toggled', favourite });
    },
    answer: async (effect: Effect, output: unknown) => {
      effects.latest(effect).resolve(output);
      await settled();
    },
    fail: async (effect: Effect, error: unknown) => {
      effects.latest(effect).reject(error);
      await settled();
    },
    sent: () => effects.callsOf('saveFavourite').map(({ input }) => input),
    reads: () => effects.callsOf('loadWishlist').length,
    placesKept: () => effects.callsOf('loadWishlist').at(-1)?.input,
    isOn: (favourite: Favourite) => isFavourite(wishlist.getSnapshot().context, favourite),
    count: () => wishCount(wishlist.getSnapshot().context, ['item', 'store']),
    notices: () => emitted.filter(({ type }) => type === 'notice'),
  };
}

async function startSignedIn(ids: WishlistIds = noFavourites) {
  const run = start();
  run.wishlist.send({ type: 'person.arrived' });
  await run.answer('loadWishlist', ids);
  return run;
}

describe('the favourites of a guest', () => {
  it('are not added without a sign-in, which a text explains and opens [WISH-03, MSG-17]', () => {
    const { press, emitted, isOn, sent } = start();

    press(margherita);

    expect(emitted).toEqual([
      { type: 'notice', code: 'loginRequired' },
      { type: 'login.requested', favourite: margherita },
    ]);
    expect([isOn(margherita), sent()]).toEqual([false, []]);
  });

  it('are added after the sign-in, once the wishlist has loaded [AUTH-60]', async () => {
    const { wishlist, press, answer, sent, isOn, emitted } = start();
    press(margherita);

    wishlist.send({ type: 'person.arrived' });
    wishlist.send({ type: 'wish.resumed', favourite: margherita });
    expect([isOn(margherita), sent()]).toEqual([true, []]);
    await answer('loadWishlist', noFavourites);
    await answer('saveFavourite', ADDED);

    expect(sent()).toEqual([{ ...margherita, isOn: true }]);
    expect(isOn(margherita)).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'notice', code: 'serverMessage', values: { text: ADDED } });
  });

  it('are not removed by the resumed press if they were already in the account’s wishlist [AUTH-60]', async () => {
    const { wishlist, press, answer, sent, isOn } = start();
    press(margherita);

    wishlist.send({ type: 'person.arrived' });
    wishlist.send({ type: 'wish.resumed', favourite: margherita });
    await answer('loadWishlist', oneWish);

    expect([isOn(margherita), sent()]).toEqual([true, []]);
  });
});

describe('a heart pressed by a customer', () => {
  it('is filled immediately, and then the server’s message is shown [WISH-04, WISH-07]', async () => {
    const { press, isOn, count, sent, answer, emitted } = await startSignedIn();

    press(margherita);
    expect([isOn(margherita), count()]).toEqual([true, 1]);
    expect(sent()).toEqual([{ ...margherita, isOn: true }]);
    expect(emitted).toEqual([]);
    await answer('saveFavourite', ADDED);

    expect(isOn(margherita)).toBe(true);
    expect(emitted).toEqual([
      { type: 'wishlist.changed' },
      { type: 'notice', code: 'serverMessage', values: { text: ADDED } },
    ]);
  });

  it('is emptied immediately when it is pressed again [WISH-04, WISH-07]', async () => {
    const { press, isOn, count, sent, answer } = await startSignedIn(oneWish);

    press(margherita);
    expect([isOn(margherita), count()]).toEqual([false, 0]);
    await answer('saveFavourite', 'Removed');

    expect(sent()).toEqual([{ ...margherita, isOn: false }]);
    expect(isOn(margherita)).toBe(false);
  });

  it("is reset with the server's message when the server refuses, and the wishlist reloads [WISH-04, WISH-07]", async () => {
    const { press, isOn, count, fail, answer, notices, reads } = await startSignedIn();

    press(margherita);
    await fail('saveFavourite', { code: 'refused', messages: ['This item is no longer sold.'] });

    expect([isOn(margherita), count()]).toEqual([false, 0]);
    expect(notices()).toEqual([
      {
        type: 'notice',
        code: 'failed',
        failure: { code: 'refused', messages: ['This item is no longer sold.'] },
      },
    ]);
    expect(reads()).toBe(2);
    await answer('loadWishlist', oneWish);
    expect(isOn(margherita)).toBe(true);
  });

  it('is also reset without a network, and the press is never sent later [WISH-07]', async () => {
    const { press, isOn, fail, notices, sent } = await startSignedIn(oneWish);

    press(margherita);
    await fail('saveFavourite', { code: 'offline' });
    await fail('loadWishlist', { code: 'offline' });

    expect(isOn(margherita)).toBe(true);
    expect(notices()).toMatchObject([{ failure: { code: 'offline' } }]);
    expect(sent()).toHaveLength(1);
  });

  it('sends two requests for four quick presses: the first and the last state [WISH-07]', async () => {
    const { press, isOn, sent, answer } = await startSignedIn();

    press(margherita, 4);
    expect([isOn(margherita), sent()]).toEqual([false, [{ ...margherita, isOn: true }]]);
    await answer('saveFavourite', ADDED);
    expect(sent()).toEqual([
      { ...margherita, isOn: true },
      { ...margherita, isOn: false },
    ]);
    press(margherita);
    await answer('saveFavourite', 'Removed');
    await answer('saveFavourite', ADDED);

    expect(isOn(margherita)).toBe(true);
    expect(sent()).toHaveLength(3);
  });

  it('sends no second request when the last press returns to the state that is being sent [WISH-07]', async () => {
    const { press, sent, answer, isOn } = await startSignedIn();

    press(margherita, 3);
    await answer('saveFavourite', ADDED);

    expect([isOn(margherita), sent().length]).toEqual([true, 1]);
  });

  it('does not change the heart of a store with the same id as the item [WISH-04, DATA-04]', async () => {
    const { press, isOn } = await startSignedIn();

    press({ kind: 'item', id: 2 });

    expect([isOn({ kind: 'item', id: 2 }), isOn(noorGrill)]).toEqual([true, false]);
  });

  it.each(['vehicle', 'provider'] as const)('works for a %s as well [WISH-04, WISH-06]', async (kind) => {
    const { press, isOn, answer, sent } = await startSignedIn();
    const favourite: Favourite = { kind, id: 7 };

    press(favourite);
    await answer('saveFavourite', ADDED);
    expect(isOn(favourite)).toBe(true);
    press(favourite);
    await answer('saveFavourite', 'Removed');

    expect(isOn(favourite)).toBe(false);
    expect(sent()).toEqual([
      { ...favourite, isOn: true },
      { ...favourite, isOn: false },
    ]);
  });

  it('waits for the request of another heart, and only the refused heart is reset [WISH-07]', async () => {
    const { press, isOn, sent, fail, answer } = await startSignedIn();

    press(margherita);
    press(noorGrill);
    expect([isOn(margherita), isOn(noorGrill), sent().length]).toEqual([true, true, 1]);
    await fail('saveFavourite', { code: 'refused' });
    await answer('loadWishlist', noFavourites);
    await answer('saveFavourite', ADDED);

    expect([isOn(margherita), isOn(noorGrill)]).toEqual([false, true]);
  });
});

describe('A favourite that was removed', () => {
  it('keeps its place in the list until the list is opened again [WISH-08]', async () => {
    const { wishlist, press, answer, placesKept, reads } = await startSignedIn(oneWish);

    press(margherita);
    await answer('saveFavourite', 'Removed');
    press(noorGrill);
    await answer('saveFavourite', ADDED);
    wishlist.send({ type: 'wishlist.reloadRequested' });
    expect(placesKept()).toEqual({ takenOff: [margherita] });
    wishlist.send({ type: 'wishlist.opened' });

    expect([placesKept(), reads()]).toEqual([{ takenOff: [] }, 3]);
  });
});

describe('the list of favourites', () => {
  it('reloads when another tab has changed it, after the running request [WISH-07]', async () => {
    const { wishlist, press, reads, answer, isOn } = await startSignedIn();

    press(margherita);
    wishlist.send({ type: 'wishlist.reloadRequested' });
    expect(reads()).toBe(1);
    await answer('saveFavourite', ADDED);
    expect(reads()).toBe(2);
    await answer('loadWishlist', { ...oneWish, store: [2] });

    expect([isOn(margherita), isOn(noorGrill)]).toEqual([true, true]);
  });

  it('keeps the shown entries when a reload fails [WISH-07]', async () => {
    const { wishlist, fail, isOn, notices } = await startSignedIn(oneWish);

    wishlist.send({ type: 'wishlist.reloadRequested' });
    await fail('loadWishlist', { code: 'server' });

    expect([isOn(margherita), notices()]).toEqual([true, []]);
  });

  it('is loaded again by a press after a failure, which shows the reason [WISH-04, WISH-07]', async () => {
    const { wishlist, press, fail, answer, isOn, reads, notices } = start();
    wishlist.send({ type: 'person.arrived' });
    await fail('loadWishlist', { code: 'server' });
    expect([wishlist.getSnapshot().hasTag('failed'), notices()]).toEqual([true, []]);

    press(margherita);
    expect([reads(), isOn(margherita)]).toEqual([2, true]);
    await fail('loadWishlist', { code: 'server' });
    expect(isOn(margherita)).toBe(false);
    expect(notices()).toMatchObject([{ failure: { code: 'server' } }]);
    wishlist.send({ type: 'wishlist.reloadRequested' });
    await answer('loadWishlist', oneWish);

    expect(isOn(margherita)).toBe(true);
  });

  it('is removed when the customer signs out, and a late response does not restore it [MENU-07]', async () => {
    const { wishlist, press, answer, isOn, count } = await startSignedIn(oneWish);

    press(noorGrill);
    wishlist.send({ type: 'person.left' });
    await answer('saveFavourite', ADDED);

    expect([isOn(margherita), isOn(noorGrill), count()]).toEqual([false, false, 0]);
    expect(wishlist.getSnapshot().matches('signedOut')).toBe(true);
  });
});
