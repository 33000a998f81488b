import type { Store } from '../../../contract/types.gen';
import type { Geo } from '../../geo/geo';
import type { RequestContext } from '../../http/request-context';
import { shownDistancesTo } from './delivery-route';
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
  const delivering = rows.filter(({ has_delivery }) => has_delivery);
  const distances = await shownDistancesTo(delivering, place, geo);
  const roads = new Map(delivering.map(({ id }, index) => [id, distances[index]]));
  return stores.map((store) => {
    const distance = roads.get(store.id);
    if (!distance || distance.isEstimated) return store;
    return {
      ...store,
      distance: roundedKilometres(distance.kilometres),
      road: { kilometres: distance.kilometres, latitude: place.lat, longitude: place.lng },
    };
  });
}
