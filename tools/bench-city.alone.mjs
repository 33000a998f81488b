// `bench-city.mjs` bundles and runs this file in a separate process. It prints times in milliseconds and
// memory in MB.
import { isInPolygon } from '../domain/geo';
import { portMaravel } from '../server/geo/city/build-city';
import { SeededRandom } from '../server/geo/city/random';
import { demoGeo } from '../server/geo/city-geo';
import { cityLayers } from '../server/geo/tiles/city-layers';
import { TileMaker } from '../server/geo/tiles/tile-maker';
import { ZoneIndex } from '../server/geo/zones';

const ZONES = 200;
const POINTS = 100_000;
const TIMES = 500;

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};
const random = new SeededRandom(1);
const step = async (title, make) => {
  const before = memory();
  const start = performance.now();
  const made = await make();
  const took = performance.now() - start;
  console.info(`${title}: ${took.toFixed(0)} ms, ${(memory() - before).toFixed(0)} MB`);
  return made;
};
const timed = async (title, ask) => {
  const times = [];
  for (let n = 0; n < TIMES; n++) {
    const start = performance.now();
    await ask(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.info(`${title}: p50 ${times[TIMES / 2].toFixed(3)} ms, p95 ${times[TIMES * 0.95].toFixed(3)} ms`);
};

const city = await step('the city', () => portMaravel());
const { router, geocoder } = await step('its search and its routes', () => demoGeo());
const maker = await step('its tiles, with the first one near', async () => {
  const tiles = new TileMaker(cityLayers(city));
  await tiles.tile(16, 25195, 26135);
  return tiles;
});
const someone = () => city.addresses[Math.floor(random.next() * city.addresses.length)].position;
await timed('a route, driving', () => router.route(someone(), someone(), 'driving'));
await timed('suggestions', (n) => geocoder.suggest(`${n} lakesh`, 'en', someone()));
await timed('suggestions for a slip of the finger', () => geocoder.suggest('jasmnie', 'en', null));
await timed('the address of a point', () => geocoder.addressAt(someone(), 'en'));
await timed('a tile that nobody has looked at', (n) =>
  maker.tile(16, 25180 + (n % 32), 26125 + Math.floor(n / 32)),
);

const corner = () => ({ lat: 34 + random.next(), lng: -42 + random.next() });
const zones = Array.from({ length: ZONES }, (_, id) => {
  const { lat, lng } = corner();
  const polygon = Array.from({ length: 40 }, (_, side) => ({
    lat: lat + 0.05 * Math.sin((side * Math.PI) / 20),
    lng: lng + 0.05 * Math.cos((side * Math.PI) / 20),
  }));
  return { id, polygon };
});
const points = Array.from({ length: POINTS }, corner);
const index = new ZoneIndex(zones);
const start = performance.now();
let found = 0;
for (const point of points) found += index.zonesAt(point).length;
const took = performance.now() - start;
let slowly = 0;
for (const point of points.slice(0, 2000))
  slowly += zones.filter(({ polygon }) => isInPolygon(point, polygon)).length;
const quickly = points.slice(0, 2000).reduce((sum, point) => sum + index.zonesAt(point).length, 0);
if (slowly !== quickly) throw new Error('The index of zones is wrong.');
console.info(
  `${POINTS} points in ${ZONES} zones of 40 corners: ${took.toFixed(0)} ms, ${((took / POINTS) * 1000).toFixed(1)} µs each, ${found} found`,
);
