import type { Area, Bilingual, Road, TravelMode } from './city.types';
import { at, distanceBetween, type Point, sampleCurve } from './geometry';
import type { JunctionRegistry } from './planarise';
import { MAIN_STREETS } from './street-names';
import type { StreetRegistry } from './street-registry';
import { warp } from './terrain';

/** The first district number of the islets, above all numbers of the mainland. */
const FIRST_DISTRICT = 1000;

type Islet = {
  name: Bilingual;
  centre: Point;
  radius: number;
  /** The connection of the islet to the mainland. `null`: the islet is unreachable. */
  link: { name: Bilingual; mode: TravelMode; class: 'footway' | 'cycleway' } | null;
};

/**
 * Three small islands for testing travel modes: one reachable on foot only, one by bicycle only, and one
 * unreachable.
 */
export const ISLETS: readonly Islet[] = [
  {
    name: { en: 'Lantern Islet', ar: 'جزيرة الفانوس' },
    centre: { x: -1250, y: -2520 },
    radius: 150,
    link: { name: { en: 'Lantern Footbridge', ar: 'جسر الفانوس للمشاة' }, mode: 'walking', class: 'footway' },
  },
  {
    name: { en: 'Cape Velo', ar: 'رأس الدراجات' },
    centre: { x: 1250, y: -2560 },
    radius: 140,
    link: { name: { en: 'Velo Causeway', ar: 'ممر الدراجات البحري' }, mode: 'bicycling', class: 'cycleway' },
  },
  {
    name: { en: 'Beacon Rock', ar: 'صخرة المنارة' },
    centre: { x: 150, y: -2900 },
    radius: 90,
    link: null,
  },
];

export const isletDistrict = (index: number): number => FIRST_DISTRICT + index;
export const isOnIslet = (district: number): boolean => district >= FIRST_DISTRICT;

export const addIslets = (
  mainland: readonly Road[],
  junctions: JunctionRegistry,
  registry: StreetRegistry,
): { roads: Road[]; areas: Area[] } => {
  const shoreStreet = registry.streets.find(({ name }) => name === MAIN_STREETS.harbourfrontDrive)?.id;
  const shore = mainland.filter(({ street }) => street === shoreStreet).flatMap(({ from, to }) => [from, to]);
  const roads: Road[] = [];
  const areas: Area[] = [];
  ISLETS.forEach((islet, index) => {
    areas.push({
      kind: 'islet',
      name: islet.name,
      ring: outlineOf(islet, index).map(warp),
      labelAt: warp(islet.centre),
    });
    const { x, y } = islet.centre;
    const west = junctions.add({ x: x - islet.radius * 0.55, y });
    const east = junctions.add({ x: x + islet.radius * 0.55, y: y + 8 });
    const base = {
      class: islet.link?.class ?? ('footway' as const),
      modes: islet.link ? [islet.link.mode] : (['walking', 'bicycling'] as const),
      length: 0,
      isOneWay: false,
      offset: 0,
      district: isletDistrict(index),
    };
    const connect = (from: number, to: number, street: number, isBridge: boolean) =>
      roads.push({
        ...base,
        from,
        to,
        street,
        isBridge,
        line: [at(junctions.points, from), at(junctions.points, to)],
      });
    const walk = { en: `${islet.name.en} Walk`, ar: `ممشى ${islet.name.ar}` };
    connect(west, east, registry.add(walk, 'residential'), false);
    if (islet.link) {
      const landing = at(junctions.points, west);
      const nearest = shore.reduce((best, junction) =>
        distanceBetween(at(junctions.points, junction), landing) <
        distanceBetween(at(junctions.points, best), landing)
          ? junction
          : best,
      );
      connect(west, nearest, registry.add(islet.link.name, islet.link.class), true);
    }
  });
  return { roads, areas };
};

const outlineOf = ({ centre, radius }: Islet, index: number) =>
  sampleCurve(
    (angle) => ({
      x: centre.x + (radius + 18 * Math.sin(angle * 3 + index) + 9 * Math.sin(angle * 7)) * Math.cos(angle),
      y: centre.y + (radius * 0.8 + 12 * Math.cos(angle * 4)) * Math.sin(angle),
    }),
    0,
    2 * Math.PI - 0.01,
    0.16,
  );
