// biome-ignore-all lint/performance/noBarrelFile: one download for all of them
/** Parts around the page that the first screen can wait for. They are in one chunk. */

export { NoModulesNotice } from '../../location/no-modules-notice';
export { BottomBar } from './bottom-bar';
export { MarketRail } from './market-rail';
export { OfflineBanner } from './offline-banner';
export { TripCartSlot } from './trip-cart-slot';
