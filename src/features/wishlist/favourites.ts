import type { Favourites } from '../../api/wishlist-api';

const nothing: Favourites = { item: [], store: [], vehicle: [], provider: [] };
const shelves = new WeakMap<object, Favourites>();

/** The flow only counts: what the server told of each favourite stands here for the drawer, one shelf a flow. */
export const favouritesOf = (flow: object): Favourites => shelves.get(flow) ?? nothing;
export const keepFavourites = (flow: object, favourites: Favourites): void =>
  void shelves.set(flow, favourites);
