import type { Block } from './blocks';
import type { Area, Bilingual, Road } from './city.types';
import { type DistrictCell, districtAt } from './districts';
import {
  at,
  centroidOf,
  densify,
  distanceBetween,
  isInside,
  type Line,
  last,
  type Point,
  type Ring,
  sampleCurve,
} from './geometry';
import type { JunctionRegistry } from './planarise';
import type { SeededRandom } from './random';
import { WORD_STOCK } from './street-names';
import type { StreetRegistry } from './street-registry';
import { CENTRE, distanceToGreatPark, isInWater, warp } from './terrain';

/** How a block is used: its areas, and the footpaths through them. */
type BlockUse = { areas: Area[]; parkRings: Ring[]; footpaths: Road[]; removedSpurs: Set<Road> };

const LAKE = { width: 165, height: 112 };
const TURN = 2 * Math.PI;

type BlockUseInput = {
  blocks: readonly Block[];
  cells: readonly DistrictCell[];
  junctions: JunctionRegistry;
  registry: StreetRegistry;
  random: SeededRandom;
};

export const useBlocks = ({ blocks, cells, junctions, registry, random }: BlockUseInput): BlockUse => {
  const use: BlockUse = { areas: [], parkRings: [], footpaths: [], removedSpurs: new Set() };
  let parks = 0;

  const addPark = (block: Block, centre: Point, isGreat: boolean) => {
    const word = at(WORD_STOCK, (parks * 37 + 11) % WORD_STOCK.length);
    parks++;
    const name = isGreat
      ? { en: 'Mirror Lake Park', ar: 'حديقة بحيرة المرآة' }
      : block.area > 9000
        ? { en: `${word.en} Park`, ar: `حديقة ${word.ar}` }
        : null;
    for (const spur of block.spurs) use.removedSpurs.add(spur);
    use.parkRings.push(block.ring);
    use.areas.push({ kind: 'park', name, ring: lawnOf(block.ring, centre).map(warp), labelAt: warp(centre) });
    const street = registry.add(pathNameOf(name), 'footway');
    const district = districtAt(cells, centre);
    const connect = (from: number, to: number) => {
      const line = [at(junctions.points, from), at(junctions.points, to)];
      use.footpaths.push(footpath(from, to, line, street, district));
    };
    if (isGreat) {
      use.areas.push(lakeAt(centre));
      const promenade = sampleCurve((angle) => onEllipse(centre, angle, 1.35), 0, TURN - 0.01, TURN / 12).map(
        (p) => junctions.add(p),
      );
      promenade.forEach((junction, index) => {
        connect(junction, at(promenade, (index + 1) % promenade.length));
        connect(junction, nearestCorner(block, junctions, at(junctions.points, junction)));
      });
      return;
    }
    const hub = junctions.add(centre);
    const gates = new Set(
      [0, 1, 2, 3].map((gate) => at(block.junctions, Math.floor((gate * block.junctions.length) / 4))),
    );
    for (const gate of gates) connect(hub, gate);
  };

  for (const block of blocks) {
    const centre = centroidOf(block.ring);
    if (isInWater(centre, 10) || block.ring.some((p) => isInWater(p, -6))) continue;
    const isGreat = distanceToGreatPark(centre) < -200 && block.area > 100_000;
    if (isGreat || becomesPark(block, centre, random)) addPark(block, centre, isGreat);
    else if (distanceBetween(centre, CENTRE) < 620) use.areas.push(plainArea('commercial', block.ring));
    else if (centre.y < -820 && centre.x > 900) use.areas.push(plainArea('industrial', block.ring));
  }
  return use;
};

const becomesPark = ({ area, ring }: Block, centre: Point, random: SeededRandom): boolean =>
  area > 7000 && area < 60_000 && isInside(centre, ring) && random.chance(area > 16_000 ? 0.16 : 0.035);

const plainArea = (kind: 'commercial' | 'industrial', ring: Ring): Area => ({
  kind,
  name: null,
  ring: ring.map(warp),
  labelAt: null,
});

const pathNameOf = (park: Bilingual | null): Bilingual =>
  park ? { en: `${park.en} Path`, ar: `ممشى ${park.ar}` } : { en: 'Park Path', ar: 'ممشى الحديقة' };

/** Returns the lawn of a park. It leaves space for a pavement along the surrounding roads. */
const lawnOf = (ring: Ring, centre: Point): Ring => {
  const inset = ring.map((p): Point => {
    const keep = 1 - 11 / Math.max(40, distanceBetween(p, centre));
    return { x: centre.x + (p.x - centre.x) * keep, y: centre.y + (p.y - centre.y) * keep };
  });
  return densify([...inset, at(inset, 0)], 40);
};

const onEllipse = (centre: Point, angle: number, scale: number): Point => ({
  x: centre.x + LAKE.width * scale * Math.cos(angle),
  y: centre.y + LAKE.height * scale * Math.sin(angle),
});

const lakeAt = (centre: Point): Area => ({
  kind: 'lake',
  name: { en: 'Mirror Lake', ar: 'بحيرة المرآة' },
  ring: sampleCurve(
    (angle) => onEllipse(centre, angle, 1 + 0.1 * Math.sin(angle * 3) + 0.06 * Math.cos(angle * 2)),
    0,
    TURN - 0.01,
    TURN / 36,
  ).map(warp),
  labelAt: warp(centre),
});

const nearestCorner = (block: Block, junctions: JunctionRegistry, point: Point): number =>
  block.junctions.reduce((nearest, corner) =>
    distanceBetween(at(junctions.points, corner), point) <
    distanceBetween(at(junctions.points, nearest), point)
      ? corner
      : nearest,
  );

const footpath = (from: number, to: number, line: Line, street: number, district: number): Road => ({
  from,
  to,
  class: 'footway',
  street,
  line: [at(line, 0), last(line)],
  length: 0,
  isBridge: false,
  isOneWay: false,
  modes: ['walking'],
  offset: 0,
  district,
});
