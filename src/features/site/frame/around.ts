// biome-ignore-all lint/performance/noBarrelFile: one download for the four, instead of four
/** What the first screen can do without for a moment, in one download. */
export { BottomBar } from './bottom-bar';
export { MarketRail } from './market-rail';
export { Overlays } from './overlays';
export { ViewCart } from './view-cart';
