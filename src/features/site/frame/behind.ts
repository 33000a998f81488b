// biome-ignore-all lint/performance/noBarrelFile: one download for all of them
/** Parts that are invisible until a press or a server response. They load once the page can be used. */

export { UsualPlace } from '../../location/usual-place';
export { LiveBarSlot } from '../under-way/live-bar-slot';
export { Overlays } from './overlays';
export { ViewTripCartSlot } from './trip-cart-slot';
export { ViewCart } from './view-cart';
