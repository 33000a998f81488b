import type { ZoneLookup } from '../../../contract/types.gen';
import type { LatLng } from '../../../domain/geo';
import type { Geo } from '../../geo/geo';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { COVERED, NOT_COVERED, noService, UNKNOWN_ZONE } from './location.messages';
import { pointOf } from './point';
import { modulesOfZones } from './zone.store';
import { toWireZone, toWireZoneData } from './zone.wire';
import { zonesOf } from './zone-memory';

/** Operations that list the zones and say which of them contain a point [LOC-11, LOC-12, LOC-17]. */
export const zoneOperations = (geo: () => Geo): Operations => ({
  getZoneId: (request) => zonesAt(pointOf(request.query.lat, request.query.lng), request, geo),
  listZones: async ({ database, language }) => {
    const { rows } = await zonesOf(database);
    return rows.map((row) => toWireZone(row, language));
  },
  checkZone: async ({ database, language, query }) => {
    const { rows, index } = await zonesOf(database);
    const point = pointOf(query.lat, query.lng);
    if (!rows.some(({ id }) => id === query.zone_id)) refuse(404, 'zone_id', UNKNOWN_ZONE);
    if (!index.zonesAt(point).includes(query.zone_id)) refuse(403, 'zone_id', NOT_COVERED);
    return { message: COVERED[language] };
  },
});

async function zonesAt(
  point: LatLng,
  { database, language, currency, chooseModules }: RequestContext,
  geo: () => Geo,
): Promise<ZoneLookup> {
  const { rows, index } = await zonesOf(database);
  const ids = index.zonesAt(point);
  if (ids.length === 0) {
    const [en, ar] = await Promise.all([
      geo().geocoder.addressAt(point, 'en'),
      geo().geocoder.addressAt(point, 'ar'),
    ]);
    refuse(404, 'coordinates', noService({ en: en.text, ar: ar.text }));
  }
  const modules = chooseModules(await modulesOfZones(database, ids));
  return {
    zone_id: JSON.stringify(ids),
    zone_data: rows
      .filter(({ id }) => ids.includes(id))
      .map((row) => toWireZoneData(row, modules, { language, currency })),
  };
}
