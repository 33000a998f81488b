import type { Address, Bilingual, PointOfInterest, Street } from './city.types';
import { at, distanceBetween, type Point } from './geometry';
import { ISLETS, isletDistrict, isOnIslet } from './islets';
import { PLACE_KINDS } from './place-names';
import { toMetres } from './projection';
import type { SeededRandom } from './random';
import { WORD_STOCK } from './street-names';
import { CENTRE, coastY, railwayY, warp } from './terrain';

const COUNT = 460;
const MAX_TRIES = 20_000;

const landmark = (kind: string, en: string, ar: string, x: number, y: number) => ({
  kind,
  name: { en, ar } satisfies Bilingual,
  near: { x, y } satisfies Point,
});

const LANDMARKS = [
  landmark('rail', 'Central Station', 'المحطة المركزية', -620, railwayY(-620) + 30),
  landmark('civic', 'Town Hall', 'دار البلدية', 60, 190),
  landmark('school', 'Maravel University', 'جامعة مارافيل', 1350, 800),
  landmark('ferry', 'Harbour Ferry Terminal', 'محطة العبارات', 300, coastY(300) + 80),
  landmark('hospital', 'General Hospital', 'المستشفى العام', -1300, 150),
  landmark('stadium', 'Maravel Stadium', 'استاد مارافيل', 250, 2000),
  landmark('museum', 'Museum of Tides', 'متحف المد والجزر', -300, -900),
  landmark('grocery', 'Grand Bazaar', 'البازار الكبير', 1900, -700),
  landmark('cinema', 'Opera House', 'دار الأوبرا', 250, -500),
];

export const placePointsOfInterest = (
  addresses: readonly Address[],
  streets: readonly Street[],
  random: SeededRandom,
): PointOfInterest[] => [
  ...scatterShops(addresses, streets, random),
  ...LANDMARKS.map(({ kind, name, near }, index) =>
    pointAt(nearestAddress(addresses, warp(near)), { id: `landmark-${index + 1}`, kind, name, rank: 1 }),
  ),
  lighthouse(addresses),
];

const scatterShops = (
  addresses: readonly Address[],
  streets: readonly Street[],
  random: SeededRandom,
): PointOfInterest[] => {
  const kinds = PLACE_KINDS.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  const shops: PointOfInterest[] = [];
  const taken = new Set<number>();
  for (let attempt = 0; shops.length < COUNT && attempt < MAX_TRIES; attempt++) {
    const address = random.pick(addresses);
    if (taken.has(address.id) || isOnIslet(address.district)) continue;
    const isInner = distanceBetween(toMetres(address.position), CENTRE) < 800;
    const isQuiet = at(streets, address.street).class === 'residential';
    if (!random.chance((isInner ? 0.9 : 0.25) * (isQuiet ? 0.35 : 1))) continue;
    taken.add(address.id);
    const kind = random.pick(kinds);
    const word = random.pick(WORD_STOCK);
    shops.push(
      pointAt(address, {
        id: `poi-${shops.length + 1}`,
        kind: kind.kind,
        name: { en: `${word.en} ${kind.en}`, ar: `${kind.ar} ${word.ar}` },
        rank: 2 + Math.floor(random.next() * 3),
      }),
    );
  }
  return shops;
};

const lighthouse = (addresses: readonly Address[]): PointOfInterest => {
  const rock = ISLETS.findIndex(({ link }) => link === null);
  const onRock = addresses.filter(({ district }) => district === isletDistrict(rock));
  return pointAt(at(onRock, 0), {
    id: 'lighthouse',
    kind: 'lighthouse',
    name: { en: 'Beacon Rock Lighthouse', ar: 'منارة صخرة المنارة' },
    rank: 1,
  });
};

const pointAt = (
  address: Address,
  point: Omit<PointOfInterest, 'address' | 'position'>,
): PointOfInterest => ({ ...point, address: address.id, position: address.position });

const nearestAddress = (addresses: readonly Address[], point: Point): Address => {
  let nearest = at(addresses, 0);
  let nearestDistance = Infinity;
  for (const address of addresses) {
    const distance = distanceBetween(toMetres(address.position), point);
    if (distance < nearestDistance) {
      nearest = address;
      nearestDistance = distance;
    }
  }
  return nearest;
};
