import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { placeOperations } from './places.routes';
import { tripOperations } from './trips.routes';
import { zoneOperations } from './zones.routes';

export const locationRoutes = (geo: () => Geo): Operations => ({
  ...zoneOperations(geo),
  ...placeOperations(geo),
  ...tripOperations(geo),
});
