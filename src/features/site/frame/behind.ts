// biome-ignore-all lint/performance/noBarrelFile: one download for all of them
/** Parts around the page that are invisible until a press or a server response, loaded after the page works. */

export { UsualPlace } from '../../location/usual-place';
export { LiveBarSlot } from '../under-way/live-bar-slot';
export { Overlays } from './overlays';
export { ViewTripCartSlot } from './trip-cart-slot';
export { ViewCart } from './view-cart';
