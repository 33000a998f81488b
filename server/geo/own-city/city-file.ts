import { readFileSync } from 'node:fs';
import type { LatLng } from '../../../domain/geo';
import type { AreaKind, Bilingual, RoadClass, TravelMode } from '../city/city.types';

/**
 * A city that the operator describes in GeoJSON. Each feature is one object; the property `kind` says which.
 */
export type CityFile = {
  city: { name: Bilingual; middle: LatLng };
  districts: { name: Bilingual; middle: LatLng; postcode: string }[];
  streets: FileStreet[];
  houses: { street: string; number: number; district: string | null; corners: LatLng[] }[];
  places: { name: Bilingual; category: string; rank: number; at: LatLng }[];
  grounds: { class: AreaKind; name: Bilingual | null; corners: LatLng[] }[];
  railway: LatLng[];
};
export type FileStreet = {
  name: Bilingual;
  class: RoadClass;
  modes: readonly TravelMode[];
  isOneWay: boolean;
  isBridge: boolean;
  line: LatLng[];
};

/** The travel modes that a class of road allows. A feature can override them. */
const MODES: Record<RoadClass, readonly TravelMode[]> = {
  trunk: ['driving'],
  primary: ['driving', 'walking', 'bicycling'],
  secondary: ['driving', 'walking', 'bicycling'],
  tertiary: ['driving', 'walking', 'bicycling'],
  residential: ['driving', 'walking', 'bicycling'],
  footway: ['walking'],
  cycleway: ['bicycling'],
};
const GROUNDS: Record<AreaKind, true> = {
  sea: true,
  river: true,
  lake: true,
  beach: true,
  islet: true,
  park: true,
  wood: true,
  farm: true,
  urban: true,
  commercial: true,
  industrial: true,
};
const QUIET_PLACE = 2;

export function readCityFile(path: string): CityFile {
  try {
    return cityFileOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`CITY_FILE ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads the file. Errors name the number of the feature, counted from 1. */
export function cityFileOf(json: unknown): CityFile {
  const features = recordOf(json)?.features;
  if (!Array.isArray(features)) throw new Error('it must be a GeoJSON FeatureCollection.');
  const file: Omit<CityFile, 'city'> = {
    districts: [],
    streets: [],
    houses: [],
    places: [],
    grounds: [],
    railway: [],
  };
  let city: CityFile['city'] | null = null;
  features.forEach((json, index) => {
    const feature = new Feature(json, index + 1);
    switch (feature.kind) {
      case 'city':
        city = { name: feature.name(), middle: feature.point() };
        break;
      case 'district':
        file.districts.push({
          name: feature.name(),
          middle: feature.point(),
          postcode: feature.text('postcode') ?? '',
        });
        break;
      case 'street':
        file.streets.push(streetOf(feature));
        break;
      case 'house':
        file.houses.push({
          street: feature.requiredText('street'),
          number: feature.number('number'),
          district: feature.text('district'),
          corners: feature.type === 'Point' ? [feature.point()] : feature.ring(),
        });
        break;
      case 'place':
        file.places.push({
          name: feature.name(),
          category: feature.text('category') ?? 'place',
          rank: feature.has('rank') ? feature.number('rank') : QUIET_PLACE,
          at: feature.point(),
        });
        break;
      case 'ground':
        file.grounds.push({
          class: feature.oneOf('class', GROUNDS),
          name: feature.has('name:en') || feature.has('name') ? feature.name() : null,
          corners: feature.ring(),
        });
        break;
      case 'railway':
        file.railway = feature.line();
        break;
      default:
        throw feature.fault(`no kind is called ${JSON.stringify(feature.kind)}`);
    }
  });
  if (city === null) throw new Error('a feature of kind "city" is missing.');
  for (const kind of ['districts', 'streets', 'houses'] as const)
    if (file[kind].length === 0) throw new Error(`it needs ${kind}: without them nobody can be found.`);
  return { city, ...file };
}

function streetOf(feature: Feature): FileStreet {
  const roadClass = feature.oneOf('class', MODES);
  return {
    name: feature.name(),
    class: roadClass,
    modes: feature.has('modes') ? feature.modes() : MODES[roadClass],
    isOneWay: feature.property('oneway') === true,
    isBridge: feature.property('bridge') === true,
    line: feature.line(),
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

class Feature {
  readonly type: unknown;
  readonly kind: unknown;
  readonly #number: number;
  readonly #properties: Readonly<Record<string, unknown>>;
  readonly #coordinates: unknown;

  constructor(json: unknown, number: number) {
    this.#number = number;
    const geometry = recordOf(recordOf(json)?.geometry);
    this.#properties = recordOf(recordOf(json)?.properties) ?? {};
    this.#coordinates = geometry?.coordinates;
    this.type = geometry?.type;
    this.kind = this.#properties.kind;
  }

  fault(what: string): Error {
    return new Error(`feature ${this.#number} (${String(this.kind)}): ${what}.`);
  }

  property(key: string): unknown {
    return this.#properties[key];
  }

  has(key: string): boolean {
    return this.#properties[key] !== undefined;
  }

  text(key: string): string | null {
    const value = this.#properties[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  }

  requiredText(key: string): string {
    const text = this.text(key);
    if (text === null) throw this.fault(`"${key}" is missing`);
    return text;
  }

  /**
   * Returns the name. It must be given in both languages, because an Arabic page never shows an English name.
   */
  name(): Bilingual {
    const both = this.text('name');
    return {
      en: both ?? this.requiredText('name:en'),
      ar: this.text('name:ar') ?? both ?? this.requiredText('name:ar'),
    };
  }

  number(key: string): number {
    const value = Number(this.#properties[key]);
    if (!Number.isInteger(value) || value < 0) throw this.fault(`"${key}" must be a whole number`);
    return value;
  }

  oneOf<Key extends string>(key: string, known: Readonly<Record<Key, unknown>>): Key {
    const text = this.requiredText(key);
    if (Object.hasOwn(known, text)) return text as Key;
    throw this.fault(`"${key}" must be one of ${Object.keys(known).join(', ')}`);
  }

  modes(): TravelMode[] {
    const given = this.#properties.modes;
    const isMode = (mode: unknown) => ['driving', 'walking', 'bicycling'].includes(mode as string);
    if (Array.isArray(given) && given.length > 0 && given.every(isMode)) return given as TravelMode[];
    throw this.fault('"modes" must be a list of driving, walking, bicycling');
  }

  point(): LatLng {
    return this.#placeOf(this.type === 'Point' ? this.#coordinates : null);
  }

  line(): LatLng[] {
    const line = this.type === 'LineString' ? this.#placesOf(this.#coordinates) : [];
    if (line.length < 2) throw this.fault('it must be a LineString of two points or more');
    return line;
  }

  /** Returns the outer ring of a polygon, without its last point, which repeats the first. */
  ring(): LatLng[] {
    const outer = this.type === 'Polygon' && Array.isArray(this.#coordinates) ? this.#coordinates[0] : [];
    const corners = this.#placesOf(outer).slice(0, -1);
    if (corners.length < 3) throw this.fault('it must be a Polygon of three corners or more');
    return corners;
  }

  #placesOf(positions: unknown): LatLng[] {
    return Array.isArray(positions) ? positions.map((position) => this.#placeOf(position)) : [];
  }

  #placeOf(position: unknown): LatLng {
    const [lng, lat] = Array.isArray(position) ? position : [];
    const isThere = [lng, lat].every((number) => typeof number === 'number' && Number.isFinite(number));
    if (!isThere || Math.abs(lat) > 90 || Math.abs(lng) > 180)
      throw this.fault('its coordinates must be [longitude, latitude] in degrees');
    return { lat, lng };
  }
}
