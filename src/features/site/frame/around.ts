// biome-ignore-all lint/performance/noBarrelFile: one download for all of them
/** Parts around the page that the first screen can wait for, in one chunk. */

export { NoModulesNotice } from '../../location/no-modules-notice';
export { UsualPlace } from '../../location/usual-place';
export { LiveBarSlot } from '../under-way/live-bar-slot';
export { BottomBar } from './bottom-bar';
export { MarketRail } from './market-rail';
export { OfflineBanner } from './offline-banner';
export { Overlays } from './overlays';
export { TripCartSlot } from './trip-cart-slot';
export { ViewCart } from './view-cart';
