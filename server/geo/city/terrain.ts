import { hypotenuse, type Line, type Point, sampleCurve } from './geometry';

/** The terrain as smooth curves, which roads, water and buildings all use. */

export const CENTRE: Point = { x: 0, y: 120 };
/** The park around Mirror Lake, which the zone Lakeside is named after. */
const GREAT_PARK = { centre: { x: -1880, y: 790 }, radius: 330 };

const bell = (x: number, middle: number, width: number) => Math.exp(-(((x - middle) / width) ** 2));

/** Returns the y coordinate of the coast. The sea is south of it. */
export const coastY = (x: number): number =>
  -1620 +
  190 * Math.sin(x / 760 + 0.6) +
  80 * Math.sin(x / 310) -
  260 * bell(x, -1900, 420) +
  260 * bell(x, 60, 330);

const riverX = (y: number) => 520 + 360 * Math.sin(y / 850 + 0.4) + 70 * Math.sin(y / 290);
export const riverHalfWidth = (y: number): number => 62 - y / 90;
/** Returns how much longer a step along the river is than its northward component. */
const riverSlant = (y: number) => {
  const slope = (riverX(y + 1) - riverX(y - 1)) / 2;
  return Math.sqrt(1 + slope * slope);
};
export const distanceToRiver = ({ x, y }: Point): number => Math.abs(x - riverX(y)) / riverSlant(y);

/** Returns a line parallel to the river, at a distance from its bank. `side`: -1 is west, 1 is east. */
export const alongRiver = (
  side: -1 | 1,
  fromBank: number,
  range: { from: number; to: number; step: number },
): Line =>
  sampleCurve(
    (y) => ({ x: riverX(y) + side * (riverHalfWidth(y) + fromBank) * riverSlant(y), y }),
    range.from,
    range.to,
    range.step,
  );

export const expresswayY = (x: number): number => 1330 + 230 * Math.sin(x / 1400 + 1);
export const railwayY = (x: number): number => -300 + 170 * Math.sin(x / 1000 + 2.2);

export const isOnLand = ({ x, y }: Point, fromShore: number): boolean => y > coastY(x) + fromShore;
export const isInRiver = (point: Point, margin: number): boolean =>
  distanceToRiver(point) < riverHalfWidth(point.y) + margin;
export const isInWater = (point: Point, margin: number): boolean =>
  !isOnLand(point, margin) || (isOnLand(point, -50) && isInRiver(point, margin));

export const aroundGreatPark = (angle: number): Point => ({
  x: GREAT_PARK.centre.x + GREAT_PARK.radius * Math.cos(angle),
  y: GREAT_PARK.centre.y + GREAT_PARK.radius * Math.sin(angle),
});
export const distanceToGreatPark = ({ x, y }: Point): number =>
  hypotenuse(x - GREAT_PARK.centre.x, y - GREAT_PARK.centre.y) - GREAT_PARK.radius;

/** Distorts the planned city slightly, so that no street is perfectly straight. */
export const warp = ({ x, y }: Point): Point => ({
  x: x + 55 * Math.sin(y / 610 + 0.3) + 30 * Math.sin((x + y) / 430) + 9 * Math.sin(y / 170),
  y: y + 50 * Math.sin(x / 640 + 1.1) + 26 * Math.sin((x - y) / 390) + 8 * Math.sin(x / 150),
});

const UNWARP_STEPS = 6;
export const unwarp = (warped: Point): Point => {
  let point = warped;
  for (let step = 0; step < UNWARP_STEPS; step++) {
    const image = warp(point);
    point = { x: point.x + warped.x - image.x, y: point.y + warped.y - image.y };
  }
  return point;
};
