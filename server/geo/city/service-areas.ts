import type { ServiceArea } from './city.types';
import { type DistrictCell, outlineOf } from './districts';
import { at, densify, distanceBetween, type Ring } from './geometry';
import { DISTRICT_NAMES } from './place-names';
import { coastY, warp } from './terrain';

/** The delivery zones by district. Zones may overlap: Harbour and Hills share Market Hill and Stonebridge. */
const SERVICE_AREAS = [
  {
    id: 1,
    name: { en: 'Harbour', ar: 'الميناء' },
    districts: [
      'Civic Centre',
      'Lanternfield',
      'Garden Quarter',
      'Market Hill',
      'Riverbend',
      'Stonebridge',
      'Harbourside',
      'Foundry Row',
      'Saltworks',
      'Signal Point',
      'Ferry Quay',
      'Coral Bay',
      'Olive Grove',
    ],
  },
  {
    id: 2,
    name: { en: 'Hills', ar: 'التلال' },
    districts: [
      'Market Hill',
      'Stonebridge',
      'Northgate',
      'Aster Hill',
      'Palm Terrace',
      'Falcon Ridge',
      'Highfield',
      'Cedar Heights',
      'University Park',
    ],
  },
  {
    id: 3,
    name: { en: 'Lakeside', ar: 'ضفة البحيرة' },
    districts: ['Brightwater', 'Westmere', 'Reedside', 'Juniper Flats'],
  },
  {
    id: 4,
    name: { en: 'Old Town', ar: 'المدينة القديمة' },
    districts: ['Old Town', 'Old Quay', "Weavers' Yard", 'Caravanserai', 'Amberley', 'Orchard End'],
  },
  {
    id: 5,
    name: { en: 'Valley', ar: 'الوادي' },
    districts: ['Mill Pond', 'Lowmarket', 'Greendale', 'Silverleaf'],
  },
] as const;

const BORDER_STEP = 80;
/** How many metres zones extend into the sea, so that they include the piers. */
const OFFSHORE = 30;

export const drawServiceAreas = (cells: readonly DistrictCell[]): ServiceArea[] =>
  SERVICE_AREAS.map(({ id, name, districts }) => ({
    id,
    name,
    ring: endAtShore(outlineOf(districts.map((district) => cellNamed(cells, district)))).map(warp),
  }));

const cellNamed = (cells: readonly DistrictCell[], name: string): DistrictCell =>
  at(
    cells,
    DISTRICT_NAMES.findIndex(({ en }) => en === name),
  );

const endAtShore = (outline: Ring): Ring => {
  const ashore = densify([...outline, at(outline, 0)], BORDER_STEP).map(({ x, y }) => ({
    x,
    y: Math.max(y, coastY(x) - OFFSHORE),
  }));
  const ring: Ring = [];
  for (const point of ashore) {
    const previous = ring.at(-1);
    if (!previous || distanceBetween(previous, point) > 1) ring.push(point);
  }
  return ring.slice(0, -1);
};
