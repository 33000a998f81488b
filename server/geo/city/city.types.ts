import type { LatLng } from '../../../domain/geo';
import type { Line, Point, Ring } from './geometry';
import type { Projection } from './projection';

export type Bilingual = { en: string; ar: string };

export type TravelMode = 'driving' | 'walking' | 'bicycling';
export type RoadClass =
  | 'trunk'
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'residential'
  | 'footway'
  | 'cycleway';

export type Street = { id: number; name: Bilingual; class: RoadClass };

/** A piece of a street between two junctions. */
export type Road = {
  from: number;
  to: number;
  class: RoadClass;
  street: number;
  line: Line;
  length: number;
  isBridge: boolean;
  /** True if cars may only drive from junction `from` to junction `to`. */
  isOneWay: boolean;
  modes: readonly TravelMode[];
  /** The distance in metres from the start of the street. House numbers depend on it. */
  offset: number;
  district: number;
};

export type RoadNetwork = { junctions: Point[]; roads: Road[] };

export type Address = {
  id: number;
  number: number;
  street: number;
  district: number;
  position: LatLng;
  building: Ring;
};

export type PointOfInterest = {
  id: string;
  kind: string;
  name: Bilingual;
  address: number;
  position: LatLng;
  /** The importance: 1 is a landmark, larger numbers matter less. */
  rank: number;
};

export type District = { id: number; name: Bilingual; position: LatLng; postcode: string };

export type AreaKind =
  | 'sea'
  | 'river'
  | 'lake'
  | 'beach'
  | 'islet'
  | 'park'
  | 'wood'
  | 'farm'
  | 'urban'
  | 'commercial'
  | 'industrial';
export type Area = { kind: AreaKind; name: Bilingual | null; ring: Ring; labelAt: Point | null };

export type ServiceArea = { id: number; name: Bilingual; ring: Ring };

export type City = {
  name: Bilingual;
  centre: LatLng;
  projection: Projection;
  network: RoadNetwork;
  streets: Street[];
  addresses: Address[];
  pointsOfInterest: PointOfInterest[];
  districts: District[];
  areas: Area[];
  serviceAreas: ServiceArea[];
  /** The line of the railway. Empty: there is none. */
  railway: Line;
};
