import type { Area } from './city.types';
import { type DistrictCell, isInCity, outlineOf } from './districts';
import { distanceBetween, type Line, type Point, sampleCurve } from './geometry';
import type { SeededRandom } from './random';
import { alongRiver, coastY, expresswayY, isInWater, railwayY, warp } from './terrain';

const BEACH = { from: -2500, to: -1000, depth: 26 };
const COUNTRYSIDE_PATCHES = 70;

/** The size of the map, and the size of the city, in metres from the centre. */
const HORIZON = 60_000;
const COUNTY = 8000;

const pointOnCoast = (x: number, inland: number): Point => ({ x, y: coastY(x) + inland });

export const paintSea = (): Area => ({
  kind: 'sea',
  name: { en: 'Gulf of Maravel', ar: 'خليج مارافيل' },
  ring: [
    ...sampleCurve((x) => pointOnCoast(x, 0), -HORIZON, -COUNTY, 250),
    ...sampleCurve((x) => pointOnCoast(x, 0), -COUNTY, COUNTY, 25),
    ...sampleCurve((x) => pointOnCoast(x, 0), COUNTY, HORIZON, 250),
    { x: HORIZON, y: -HORIZON },
    { x: -HORIZON, y: -HORIZON },
  ].map(warp),
  labelAt: warp({ x: -300, y: -2350 }),
});

const paintRiver = (): Area => {
  const course = { from: -1800, to: 7000, step: 22 };
  return {
    kind: 'river',
    name: { en: 'River Sable', ar: 'نهر السمور' },
    ring: [...alongRiver(-1, 0, course), ...alongRiver(1, 0, course).reverse()].map(warp),
    labelAt: null,
  };
};

const paintBeach = (): Area => {
  const swell = (x: number) => BEACH.depth * Math.sin(((x - BEACH.from) / (BEACH.to - BEACH.from)) * Math.PI);
  const waterline = sampleCurve((x) => pointOnCoast(x, -4), BEACH.from, BEACH.to, 20);
  const dunes = sampleCurve((x) => pointOnCoast(x, swell(x) + 2), BEACH.from, BEACH.to, 20);
  return { kind: 'beach', name: null, ring: [...waterline, ...dunes.reverse()].map(warp), labelAt: null };
};

const paintCountryside = (cells: readonly DistrictCell[], random: SeededRandom): Area[] => {
  const areas: Area[] = [];
  for (let patch = 0; patch < COUNTRYSIDE_PATCHES; patch++) {
    const centre = { x: random.between(-4000, 4000), y: random.between(-1500, 3400) };
    const radius = random.between(130, 420);
    const phase = random.between(0, 6);
    const isTaken =
      isInWater(centre, radius * 0.75) ||
      isInCity(cells, centre) ||
      cells.some(({ seed }) => distanceBetween(seed, centre) < 480 + radius * 0.7) ||
      Math.abs(centre.y - expresswayY(centre.x)) < radius;
    if (isTaken) continue;
    const edge = (angle: number): Point => {
      const reach = radius * (1 + 0.22 * Math.sin(angle * 3 + phase) + 0.1 * Math.sin(angle * 7 + phase));
      const flatness = 0.8 + 0.2 * Math.cos(angle * 2 + phase);
      return { x: centre.x + reach * Math.cos(angle), y: centre.y + radius * flatness * Math.sin(angle) };
    };
    areas.push({
      kind: patch % 3 === 0 ? 'farm' : 'wood',
      name: null,
      ring: sampleCurve(edge, 0, 6.28, 0.22).map(warp),
      labelAt: null,
    });
  }
  return areas;
};

/**
 * Returns the land use around the streets. Later areas are painted over earlier ones; the sea is below all of
 * them.
 */
export const paintLandscape = (cells: readonly DistrictCell[], random: SeededRandom): Area[] => [
  paintRiver(),
  paintBeach(),
  { kind: 'urban', name: null, ring: outlineOf(cells).map(warp), labelAt: null },
  ...paintCountryside(cells, random),
];

export const layRailway = (): Line => sampleCurve((x) => ({ x, y: railwayY(x) }), -6000, 6000, 30).map(warp);
