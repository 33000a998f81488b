import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourite, WishlistIds } from '../../../machines/wishlist/wishlist.types';
import { isFavourite, isSame } from '../../../machines/wishlist/wishlist.view';
import { createModel } from '../../support/model';

export const margherita: Favourite = { kind: 'item', id: 101 };
export const noorGrill: Favourite = { kind: 'store', id: 2 };
export const noFavourites: WishlistIds = { item: [], store: [], vehicle: [], provider: [] };
export const oneWish: WishlistIds = { ...noFavourites, item: [101] };
export const ADDED = 'Added to your favourites';

export const wishlistModel = createModel(wishlistMachine, {
  fixtures: [
    { type: 'wish.toggled', favourite: margherita },
    { type: 'wish.toggled', favourite: noorGrill },
    { type: 'wish.resumed', favourite: margherita },
    { type: 'xstate.done.actor.loadWishlist', output: noFavourites },
    { type: 'xstate.done.actor.loadWishlist', output: oneWish },
    { type: 'xstate.error.actor.loadWishlist', error: { code: 'server' } },
    { type: 'xstate.done.actor.saveFavourite', output: ADDED },
    { type: 'xstate.error.actor.saveFavourite', error: { code: 'offline' } },
    {
      type: 'xstate.error.actor.saveFavourite',
      error: { code: 'refused', messages: ['This item is no longer sold.'] },
    },
  ],
  vertex: ({ context: { ids, wanted, sending, isStale, failure } }) => [
    ids && [ids.item.length, ids.store.length],
    wanted,
    sending,
    isStale,
    failure !== null,
  ],
  stopWhen: ({ context }) => context.wanted.length > 1,
  invariants: {
    'a signed-out visitor has no favourites': (at) =>
      !at.matches('signedOut') || (at.context.ids === null && at.context.wanted.length === 0),
    'a failed list has a failure and no queued presses': (at) =>
      !at.hasTag('failed') || (at.context.failure !== null && at.context.wanted.length === 0),
    'a request runs exactly while a change is being sent': (at) =>
      (at.context.sending !== null) === at.matches({ signedIn: 'saving' }),
    'nothing is queued while the list is idle': (at) =>
      !at.matches({ signedIn: 'ready' }) || (at.context.wanted.length === 0 && !at.context.isStale),
    'each favourite has at most one queued change': ({ context: { wanted } }) =>
      wanted.every((favourite, index) => wanted.findIndex((other) => isSame(favourite, other)) === index),
    'the shown state is that of the last press': ({ context }) =>
      context.wanted.every((favourite) => isFavourite(context, favourite) === favourite.isOn),
  },
});
