// biome-ignore-all lint/performance/noBarrelFile: one download for all of them
/** What the first screen can do without for a moment, in one download. */
export { NoModulesNotice } from '../../location/no-modules-notice';
export { BottomBar } from './bottom-bar';
export { MarketRail } from './market-rail';
export { OfflineBanner } from './offline-banner';
export { Overlays } from './overlays';
export { TripCartSlot } from './trip-cart-slot';
export { ViewCart } from './view-cart';
