import type { LatLng } from '../../../domain/geo';
import { refuse } from '../../http/errors';
import { NOT_ON_EARTH } from './location.messages';

/** Returns the validated coordinates. `prefix` is put before the field names in errors. */
export function pointOf(lat: number, lng: number, prefix = ''): LatLng {
  if (!(Math.abs(lat) <= 90)) refuse(403, `${prefix}lat`, NOT_ON_EARTH);
  if (!(Math.abs(lng) <= 180)) refuse(403, `${prefix}lng`, NOT_ON_EARTH);
  return { lat, lng };
}
