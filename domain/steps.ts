import type { LatLng } from './geo';

/** The length of one degree of a great circle, in metres. */
const METRES_OF_A_DEGREE = (6_371_000 * Math.PI) / 180;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Moves a point. A degree of longitude gets shorter towards the poles, so its length depends on the latitude.
 */
export const movedBy = ({ lat, lng }: LatLng, towards: Direction, metres: number): LatLng => {
  const degrees = metres / METRES_OF_A_DEGREE;
  const eastwards = degrees / Math.cos((lat * Math.PI) / 180);
  const steps: Record<Direction, LatLng> = {
    north: { lat: Math.min(90, lat + degrees), lng },
    south: { lat: Math.max(-90, lat - degrees), lng },
    east: { lat, lng: lng + eastwards },
    west: { lat, lng: lng - eastwards },
  };
  return steps[towards];
};

const CIRCLE_CORNERS = 48;

/**
 * Returns the corners of a polygon that approximates a circle. The last corner repeats the first, as GeoJSON
 * requires.
 */
export const circle = (middle: LatLng, metres: number): LatLng[] =>
  Array.from({ length: CIRCLE_CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CIRCLE_CORNERS;
    const { lat } = movedBy(middle, 'north', metres * Math.cos(angle));
    const { lng } = movedBy(middle, 'east', metres * Math.sin(angle));
    return { lat, lng };
  });
