import { findBlocks } from './blocks';
import { drawBorderRoads } from './border-roads';
import { Builder } from './buildings';
import type { City, District } from './city.types';
import { type DistrictCell, layOutDistricts } from './districts';
import { at, centroidOf, type Point } from './geometry';
import { addIslets, ISLETS, isletDistrict } from './islets';
import { layRailway, paintLandscape, paintSea } from './landscape';
import { drawLocalStreets } from './local-streets';
import { drawMainRoads, ParallelRoads } from './main-roads';
import { finishNetwork, largestConnectedPart, thinOut, trimDeadEnds } from './network-cleanup';
import { useBlocks } from './parks';
import { CITY_NAME, DISTRICT_NAMES } from './place-names';
import { JunctionRegistry, planarise } from './planarise';
import { placePointsOfInterest } from './points-of-interest';
import { demoProjection, toLatLng } from './projection';
import { SeededRandom } from './random';
import { drawServiceAreas } from './service-areas';
import { StreetRegistry } from './street-registry';
import { CENTRE, coastY, warp } from './terrain';

const SEED = 20240611;
const FIRST_POSTCODE = 41001;
const FIRST_ISLET_POSTCODE = 41090;

/** Builds the fictional city "Port Maravel". The same seed always gives the same city. */
export const buildCity = (seed = SEED): City => {
  const random = new SeededRandom(seed);
  const cells = layOutDistricts(random);
  const registry = new StreetRegistry(random);
  const existing = new ParallelRoads();
  const mainRoads = drawMainRoads(cells, registry);
  existing.add(mainRoads);
  const borderRoads = drawBorderRoads(cells, registry, existing);
  existing.add(borderRoads);
  const localStreets = drawLocalStreets(cells, registry, existing, random);

  const junctions = new JunctionRegistry();
  const drawn = planarise([...mainRoads, ...borderRoads, ...localStreets], junctions, cells);
  const count = () => junctions.points.length;
  const streetRoads = largestConnectedPart(trimDeadEnds(thinOut(drawn, count(), random), count()), count());
  const blocks = findBlocks(streetRoads);
  const use = useBlocks({ blocks, cells, junctions, registry, random });
  const mainland = largestConnectedPart(
    [...streetRoads.filter((road) => !use.removedSpurs.has(road)), ...use.footpaths],
    count(),
  );
  const islets = addIslets(mainland, junctions, registry);
  const network = finishNetwork([...mainland, ...islets.roads], junctions.points);

  const parkRings = use.parkRings.map((ring) => ring.map(warp));
  const addresses = new Builder(network.roads, cells, parkRings, random).buildAll();
  return {
    name: CITY_NAME,
    centre: toLatLng(warp(CENTRE)),
    projection: demoProjection,
    network,
    streets: registry.streets,
    addresses,
    pointsOfInterest: placePointsOfInterest(addresses, registry.streets, random),
    districts: [...nameDistricts(cells), ...nameIslets()],
    areas: [paintSea(), ...use.areas, ...islets.areas, ...paintLandscape(cells, random)],
    serviceAreas: drawServiceAreas(cells),
    railway: layRailway(),
  };
};

const nameDistricts = (cells: readonly DistrictCell[]): District[] =>
  cells.map(({ ring }, index) => ({
    id: index,
    name: at(DISTRICT_NAMES, index),
    position: toLatLng(warp(ashore(centroidOf(ring)))),
    postcode: String(FIRST_POSTCODE + index),
  }));

/** Moves the centre of a coastal district onto land. */
const ashore = ({ x, y }: Point): Point => ({ x, y: Math.max(y, coastY(x) + 100) });

const nameIslets = (): District[] =>
  ISLETS.map(({ name, centre }, index) => ({
    id: isletDistrict(index),
    name,
    position: toLatLng(warp(centre)),
    postcode: String(FIRST_ISLET_POSTCODE + index),
  }));

let demoCity: City | null = null;

/** Returns the demo city. It is built on first use, which takes well under a second. */
export const portMaravel = (): City => {
  demoCity ??= buildCity();
  return demoCity;
};
