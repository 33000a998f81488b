import Flatbush from 'flatbush';
import type { LatLng } from '../../../domain/geo';
import type { Address, City, PointOfInterest, Road, RoadNetwork, Street } from '../city/city.types';
import { at, centroidOf, type Line, lengthOf, type Point } from '../city/geometry';
import { type Projection, projectionAround } from '../city/projection';
import { type CityFile, type FileStreet, readCityFile } from './city-file';

/** Half the side of a house in metres, for a house that the file describes as a point. */
const HALF_A_HOUSE = 6;

export const ownCity = (path: string): City => cityOfFile(readCityFile(path));

/** Builds a city from the operator's file. It has the same type as the demo city. */
export function cityOfFile(file: CityFile): City {
  const projection = projectionAround(file.city.middle);
  const { toMetres } = projection;
  const districts = file.districts.map(({ name, middle, postcode }, id) => ({
    id,
    name,
    position: middle,
    postcode,
  }));
  const streets = streetsOf(file);
  const streetIds = new Map(streets.map(({ id, name }) => [name.en, id]));
  const districtAt = nearestOf(districts, projection);
  const districtNamed = (name: string): number => {
    const district = districts.find((candidate) => candidate.name.en === name);
    if (district === undefined) throw new Error(`A house is in the district "${name}", which is not there.`);
    return district.id;
  };
  const addresses = file.houses.map(({ street, number, district, corners }, id): Address => {
    const streetId = streetIds.get(street);
    if (streetId === undefined) throw new Error(`A house is in the street "${street}", which is not there.`);
    const building = corners.length === 1 ? squareAround(toMetres(at(corners, 0))) : corners.map(toMetres);
    const position = projection.toLatLng(centroidOf(building));
    return {
      id,
      number,
      street: streetId,
      district: district === null ? districtAt(position).id : districtNamed(district),
      position,
      building,
    };
  });
  const houseAt = nearestOf(addresses, projection);
  return {
    name: file.city.name,
    centre: file.city.middle,
    projection,
    network: networkOf(file.streets, streetIds, projection),
    streets,
    addresses,
    pointsOfInterest: file.places.map(
      ({ name, category, rank, at: position }, index): PointOfInterest => ({
        id: `poi-${index + 1}`,
        kind: category,
        name,
        address: houseAt(position).id,
        position,
        rank,
      }),
    ),
    districts,
    areas: file.grounds.map(({ class: kind, name, corners }) => ({
      kind,
      name,
      ring: corners.map(toMetres),
      labelAt: null,
    })),
    serviceAreas: [],
    railway: file.railway.map(toMetres),
  };
}

/** Returns the streets. Features with the same English name are parts of one street. */
function streetsOf({ streets }: CityFile): Street[] {
  const byName = new Map<string, Street>();
  for (const { name, class: roadClass } of streets)
    if (!byName.has(name.en)) byName.set(name.en, { id: byName.size, name, class: roadClass });
  return [...byName.values()];
}

const squareAround = ({ x, y }: Point): Point[] => [
  { x: x - HALF_A_HOUSE, y: y - HALF_A_HOUSE },
  { x: x + HALF_A_HOUSE, y: y - HALF_A_HOUSE },
  { x: x + HALF_A_HOUSE, y: y + HALF_A_HOUSE },
  { x: x - HALF_A_HOUSE, y: y + HALF_A_HOUSE },
];

function nearestOf<T extends { position: LatLng }>(
  candidates: readonly T[],
  { toMetres }: Projection,
): (place: LatLng) => T {
  const tree = new Flatbush(candidates.length);
  for (const { position } of candidates) {
    const { x, y } = toMetres(position);
    tree.add(x, y, x, y);
  }
  tree.finish();
  return (place) => {
    const { x, y } = toMetres(place);
    return at(candidates, tree.neighbors(x, y, 1)[0] ?? 0);
  };
}

/** Builds the road network. Streets are cut and connected at the points that they share. */
function networkOf(
  streets: readonly FileStreet[],
  streetIds: ReadonlyMap<string, number>,
  { toMetres, toLatLng }: Projection,
): RoadNetwork {
  const keyOf = (point: Point) => Object.values(toLatLng(point)).join();
  const lines = streets.map(({ line }) => line.map(toMetres));
  const visits = new Map<string, number>();
  for (const line of lines)
    for (const point of line) visits.set(keyOf(point), (visits.get(keyOf(point)) ?? 0) + 1);

  const junctions: Point[] = [];
  const numbers = new Map<string, number>();
  const junctionAt = (point: Point): number => {
    const known = numbers.get(keyOf(point));
    if (known !== undefined) return known;
    numbers.set(keyOf(point), junctions.length);
    return junctions.push(point) - 1;
  };
  const isMeeting = (point: Point) => (visits.get(keyOf(point)) ?? 0) > 1;
  const roads = streets.flatMap((street, index) =>
    cutWhere(at(lines, index), isMeeting).map(
      (line): Road => ({
        from: junctionAt(at(line, 0)),
        to: junctionAt(at(line, line.length - 1)),
        class: street.class,
        street: streetIds.get(street.name.en) ?? 0,
        line,
        length: lengthOf(line),
        isBridge: street.isBridge,
        isOneWay: street.isOneWay,
        modes: street.modes,
        offset: 0,
        district: 0,
      }),
    ),
  );
  return { junctions, roads };
}

function cutWhere(line: Line, isCut: (point: Point) => boolean): Line[] {
  const pieces: Line[] = [];
  let piece: Line = [at(line, 0)];
  for (const point of line.slice(1)) {
    piece.push(point);
    if (!isCut(point) && point !== line.at(-1)) continue;
    if (lengthOf(piece) > 0) pieces.push(piece);
    piece = [point];
  }
  return pieces;
}
