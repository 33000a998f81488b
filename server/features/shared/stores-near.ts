import type { Store } from '../../../contract/types.gen';
import type { Geo } from '../../geo/geo';
import type { RequestContext } from '../../http/request-context';
import { shownWaysTo } from './delivery-route';
import type { StoreRow } from './store.rows';
import { roundedKilometres, toWireStore } from './store.wire';

/**
 * Adds the road distance to each store, so that every page shows the same delivery fee as the checkout
 * [DLV-09, DLV-10].
 */
export async function toWireStores(
  rows: readonly StoreRow[],
  request: RequestContext,
  geo: Geo,
): Promise<Store[]> {
  const { place } = request;
  const stores = rows.map((row) => toWireStore(row, request));
  if (place === null) return stores;
  const brings = rows.filter(({ has_delivery }) => has_delivery);
  const ways = await shownWaysTo(brings, place, geo);
  const roads = new Map(brings.map(({ id }, index) => [id, ways[index]]));
  return stores.map((store) => {
    const way = roads.get(store.id);
    if (!way || way.isEstimated) return store;
    return {
      ...store,
      distance: roundedKilometres(way.kilometres),
      road: { kilometres: way.kilometres, latitude: place.lat, longitude: place.lng },
    };
  });
}
