/** Plane geometry in metres. x grows to the east, y to the north. */
export type Point = { x: number; y: number };
export type Line = Point[];
/** A closed outline; the last point connects to the first. */
export type Ring = Point[];
export type Box = { minX: number; minY: number; maxX: number; maxY: number };

export const distanceBetween = (a: Point, b: Point): number => hypotenuse(a.x - b.x, a.y - b.y);
/**
 * Returns the length of a vector. `Math.hypot` may differ in the last bit between JavaScript engines.
 * `Math.sqrt` never does, so every machine builds the same city.
 */
export const hypotenuse = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const interpolate = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const at = <T>(list: readonly T[], index: number): T => {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element at ${index}`);
  return element;
};
export const last = <T>(list: readonly T[]): T => at(list, list.length - 1);

export const forEachSegment = (line: Line, visit: (a: Point, b: Point, index: number) => void): void => {
  for (let index = 1; index < line.length; index++) visit(at(line, index - 1), at(line, index), index - 1);
};

/** Returns all sides, including the one from the last point to the first. */
export const sidesOf = (ring: Ring): [Point, Point][] =>
  ring.map((point, index) => [point, at(ring, (index + 1) % ring.length)]);

export const lengthOf = (line: Line): number => {
  let sum = 0;
  forEachSegment(line, (a, b) => {
    sum += distanceBetween(a, b);
  });
  return sum;
};

/** Returns the distance of each point along the line. */
export const distancesAlong = (line: Line): number[] => {
  const distances = [0];
  forEachSegment(line, (a, b, index) => {
    distances.push(at(distances, index) + distanceBetween(a, b));
  });
  return distances;
};

export const nearestOnSegment = (point: Point, a: Point, b: Point): { point: Point; share: number } => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy || 1;
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared));
  return { point: interpolate(a, b, share), share };
};

export const distanceToSegment = (point: Point, a: Point, b: Point): number =>
  distanceBetween(point, nearestOnSegment(point, a, b).point);

/** Returns the area of the outline. Positive: its points run counter-clockwise. */
export const signedArea = (ring: Ring): number =>
  sidesOf(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

export const centroidOf = (ring: Ring): Point => {
  let x = 0;
  let y = 0;
  let sum = 0;
  for (const [a, b] of sidesOf(ring)) {
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
    sum += cross;
  }
  return sum === 0 ? at(ring, 0) : { x: x / (3 * sum), y: y / (3 * sum) };
};

export const isInside = (point: Point, ring: Ring): boolean => {
  let inside = false;
  for (const [a, b] of sidesOf(ring)) {
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};

export const boxOf = (points: readonly Point[]): Box => {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
};

export const isInBox = (point: Point, box: Box): boolean =>
  point.x > box.minX && point.x < box.maxX && point.y > box.minY && point.y < box.maxY;

/** Adds points to a line, so that neighbouring points are at most `step` apart. */
export const densify = (line: Line, step: number): Line => {
  const dense: Line = [at(line, 0)];
  forEachSegment(line, (a, b) => {
    const pieces = Math.max(1, Math.ceil(distanceBetween(a, b) / step));
    for (let piece = 1; piece <= pieces; piece++) dense.push(interpolate(a, b, piece / pieces));
  });
  return dense;
};

export const sampleCurve = (curve: (t: number) => Point, from: number, to: number, step: number): Line => {
  const line: Line = [];
  for (let t = from; t <= to + 1e-9; t += step) line.push(curve(t));
  return line;
};

/** Clips a convex outline: keeps the part where the linear function `side` is negative. */
export const clipConvex = (ring: Ring, side: (point: Point) => number): Ring => {
  const clipped: Ring = [];
  for (const [a, b] of sidesOf(ring)) {
    const sideOfA = side(a);
    const sideOfB = side(b);
    if (sideOfA <= 0) clipped.push(a);
    if (sideOfA * sideOfB < 0) clipped.push(interpolate(a, b, sideOfA / (sideOfA - sideOfB)));
  }
  return clipped;
};

/**
 * Returns whether two convex outlines overlap. They do not if a side of one of them separates them
 * (separating axis theorem).
 */
export const convexRingsOverlap = (first: Ring, second: Ring): boolean =>
  ![first, second].some((ring) =>
    sidesOf(ring).some(([a, b]) => {
      const along = (point: Point) => point.x * (b.y - a.y) + point.y * (a.x - b.x);
      const ofFirst = first.map(along);
      const ofSecond = second.map(along);
      return Math.max(...ofFirst) <= Math.min(...ofSecond) || Math.max(...ofSecond) <= Math.min(...ofFirst);
    }),
  );
