// biome-ignore-all lint/performance/noBarrelFile: one download for all of them
/** Parts around the page that show nothing before a press or an answer, loaded when the page works. */

export { UsualPlace } from '../../location/usual-place';
export { LiveBarSlot } from '../under-way/live-bar-slot';
export { Overlays } from './overlays';
export { ViewTripCartSlot } from './trip-cart-slot';
export { ViewCart } from './view-cart';
