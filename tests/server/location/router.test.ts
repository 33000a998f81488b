import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, type LatLng } from '../../../domain/geo';
import { portMaravel } from '../../../server/geo/city/build-city';
import type { City, Road, RoadClass, TravelMode } from '../../../server/geo/city/city.types';
import { at } from '../../../server/geo/city/geometry';
import { ISLETS } from '../../../server/geo/city/islets';
import { demoProjection, toLatLng, toMetres } from '../../../server/geo/city/projection';
import { warp } from '../../../server/geo/city/terrain';
import { demoGeo } from '../../../server/geo/city-geo';
import { demoPlaces } from '../../../server/geo/demo-places';
import { firstMetres, firstRoute, TRAVEL_MODES } from '../../../server/geo/geo';
import { RoadGraph } from '../../../server/geo/road-graph';
import { CityRouter } from '../../../server/geo/router';
import { fixedSeed } from '../../support/properties';

const { router } = demoGeo();
const { points, addressIn } = demoPlaces();
const { network } = portMaravel();
const portMaravelRoads = { network, graph: new RoadGraph(network) };

/** A slow reference solution, independent of the router's search (Bellman-Ford). */
function leastSeconds(
  from: LatLng,
  to: LatLng,
  mode: TravelMode,
  { network, graph } = portMaravelRoads,
): number {
  const start = graph.snap(toMetres(from), mode);
  const end = graph.snap(toMetres(to), mode);
  if (!start || !end) return Infinity;
  const isOneWay = (road: number) => mode === 'driving' && at(network.roads, road).isOneWay;
  const cost = network.junctions.map(() => Infinity);
  const startRoad = at(network.roads, start.road);
  cost[startRoad.to] = graph.secondsOf(start.road, mode) * (1 - start.share);
  if (!isOneWay(start.road)) cost[startRoad.from] = graph.secondsOf(start.road, mode) * start.share;
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    network.roads.forEach((road, index) => {
      const seconds = graph.secondsOf(index, mode);
      const relax = (a: number, b: number) => {
        if (at(cost, a) + seconds >= at(cost, b)) return;
        cost[b] = at(cost, a) + seconds;
        isChanging = true;
      };
      relax(road.from, road.to);
      if (!isOneWay(index)) relax(road.to, road.from);
    });
  }
  const endRoad = at(network.roads, end.road);
  const whole = graph.secondsOf(end.road, mode);
  const ways = [at(cost, endRoad.from) + whole * end.share];
  if (!isOneWay(end.road)) ways.push(at(cost, endRoad.to) + whole * (1 - end.share));
  if (start.road === end.road && (!isOneWay(end.road) || start.share <= end.share)) {
    ways.push(whole * Math.abs(start.share - end.share));
  }
  return Math.min(...ways);
}

const CLASSES: readonly RoadClass[] = ['trunk', 'primary', 'residential', 'footway', 'cycleway'];

/** Random small networks: detours, dead ends, one-way streets, islands and parallel roads. */
const someStreets = fc
  .array(fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -600, max: 600 }) }), {
    minLength: 2,
    maxLength: 9,
  })
  .chain((junctions) => {
    const aJunction = fc.nat(junctions.length - 1);
    const aRoad = fc
      .record({
        from: aJunction,
        to: aJunction,
        class: fc.constantFrom(...CLASSES),
        isOneWay: fc.boolean(),
        modes: fc.subarray([...TRAVEL_MODES], { minLength: 1 }),
      })
      .map((drawn): Road => {
        const line = [at(junctions, drawn.from), at(junctions, drawn.to)];
        const length = Math.hypot(at(line, 1).x - at(line, 0).x, at(line, 1).y - at(line, 0).y);
        return { ...drawn, line, length, street: 0, isBridge: false, offset: 0, district: 0 };
      })
      .filter(({ length }) => length > 1);
    return fc.record({
      junctions: fc.constant(junctions),
      roads: fc.array(aRoad, { minLength: 1, maxLength: 14 }),
    });
  });
const aSpot = fc
  .record({ x: fc.integer({ min: -700, max: 700 }), y: fc.integer({ min: -700, max: 700 }) })
  .map(toLatLng);

describe('Routes on generated street networks', () => {
  it('are the fastest, and exist wherever an exhaustive search finds a route [RENT-52]', async () => {
    await fc.assert(
      fc.asyncProperty(
        someStreets,
        aSpot,
        aSpot,
        fc.constantFrom(...TRAVEL_MODES),
        async (streets, from, to, mode) => {
          const city: Pick<City, 'network' | 'projection'> = { network: streets, projection: demoProjection };
          const route = await new CityRouter(city).route(from, to, mode);
          const least = leastSeconds(from, to, mode, { network: streets, graph: new RoadGraph(streets) });
          if (least === Infinity) expect(route).toBeNull();
          else expect(route?.seconds).toBeCloseTo(least, 6);
        },
      ),
      { ...fixedSeed, numRuns: 1500 },
    );
  });
  it('have the same distance when they are computed from many starts in one call [DLV-09]', async () => {
    await fc.assert(
      fc.asyncProperty(
        someStreets,
        fc.array(aSpot, { minLength: 1, maxLength: 4 }),
        aSpot,
        fc.constantFrom(...TRAVEL_MODES),
        async (streets, starts, to, mode) => {
          const anyRouter = new CityRouter({ network: streets, projection: demoProjection });
          const counted = await anyRouter.metresTo(starts, to, mode);
          for (const [index, from] of starts.entries()) {
            const alone = await anyRouter.route(from, to, mode);
            if (alone === null) expect(counted[index]).toBeNull();
            else expect(counted[index]).toBeCloseTo(alone.metres, 6);
          }
        },
      ),
      { ...fixedSeed, numRuns: 700 },
    );
  });
});

describe('Routes in the demo city', () => {
  it.each(TRAVEL_MODES)('are the fastest ones for the way of travel: %s [RENT-52]', async (mode) => {
    for (let n = 0; n < 10; n++) {
      const [from, to] = [addressIn(1 + (n % 5), n), addressIn(1 + ((n * 3 + 1) % 5), n + 7)];
      const route = await router.route(from, to, mode);
      expect(route?.seconds).toBeCloseTo(leastSeconds(from, to, mode), 6);
    }
  });
  it.each(TRAVEL_MODES)('are as long as their drawn line, from door to door: %s [RENT-52]', async (mode) => {
    for (let n = 0; n < 25; n++) {
      const [from, to] = [addressIn(2, n), addressIn(4, n * 5)];
      const route = await router.route(from, to, mode);
      const line = route?.points ?? [];
      const drawn = line
        .slice(1)
        .reduce((sum, point, index) => sum + distanceKm(at(line, index), point) * 1000, 0);
      expect(Math.abs(drawn - (route?.metres ?? 0))).toBeLessThan(drawn * 0.01 + 2);
      expect(distanceKm(at(line, 0), from)).toBeLessThan(0.25);
      expect(distanceKm(at(line, line.length - 1), to)).toBeLessThan(0.25);
      expect(route?.metres).toBeGreaterThan(distanceKm(from, to) * 1000 - 250);
    }
  });
  it('have the same distances from many starts as one by one, in the first mode that reaches the place [DLV-09]', async () => {
    const starts = Array.from({ length: 40 }, (_, n) => addressIn(1 + (n % 5), n * 3));
    const far = { lat: 0, lng: 0 };
    for (const to of [points['P-H1'], addressIn(3, 11)]) {
      const counted = await firstMetres(router, [...starts, far], to);
      expect(counted.at(-1)).toBeNull();
      for (const [index, from] of starts.entries()) {
        expect(counted[index]).toBeCloseTo((await firstRoute(router, from, to))?.metres ?? -1, 6);
      }
    }
  });
  it('have no length between identical points [RENT-52]', async () => {
    expect(await router.route(points['P-H1'], points['P-H1'], 'driving')).toMatchObject({
      metres: 0,
      seconds: 0,
    });
  });
  it('connect every address of the mainland by car in both directions [RENT-52]', async () => {
    for (let n = 0; n < 60; n++) {
      const there = await router.route(points['P-H1'], addressIn(1, n), 'driving');
      const back = await router.route(addressIn(1, n), points['P-H1'], 'driving');
      expect([there, back]).not.toContain(null);
    }
  });
  it.each([
    ['Lantern Islet', ['walking']],
    ['Cape Velo', ['bicycling']],
    ['Beacon Rock', []],
  ] as const)('are possible, to %s, only by %j [RENT-52]', async (name, modes) => {
    const islet = ISLETS.find((candidate) => candidate.name.en === name);
    const middle = toLatLng(warp(islet?.centre ?? { x: 0, y: 0 }));
    const found = [];
    for (const mode of TRAVEL_MODES) if (await router.route(points['P-H1'], middle, mode)) found.push(mode);
    expect(found).toEqual(modes);
  });
  it('do not exist to or from P-SEA in any mode of travel [RENT-52]', async () => {
    for (const name of ['P-H1', 'P-OV', 'P-HL', 'P-LK', 'P-OT', 'P-VA', 'P-OUT'] as const) {
      for (const mode of TRAVEL_MODES) {
        expect(await router.route(points[name], points['P-SEA'], mode)).toBeNull();
        expect(await router.route(points['P-SEA'], points[name], mode)).toBeNull();
      }
    }
  });
  it('do not exist from a start that is more than 250 metres from a street [RENT-52]', async () => {
    for (const far of [
      { lat: points['P-SEA'].lat - 0.02, lng: points['P-SEA'].lng },
      { lat: 0, lng: 0 },
    ]) {
      for (const mode of TRAVEL_MODES) expect(await router.route(far, points['P-H1'], mode)).toBeNull();
    }
  });
});
