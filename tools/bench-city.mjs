// Measures the embedded geocoder and router of a city: over HTTP, relative to an empty request, and alone in
// a process of their own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

const HOME = { lat: 34.193803, lng: -41.604558 };
const FAR = { lat: 34.211593, lng: -41.582234 };
const ROUTE = `origin_lat=${HOME.lat}&origin_lng=${HOME.lng}&destination_lat=${FAR.lat}&destination_lng=${FAR.lng}`;

/**
 * Measures the city. `load` sends requests to a running server for some seconds and returns requests per
 * second.
 */
export async function city(load, ratio) {
  const empty = await load('a constant answer', { path: '/healthz' });
  const requested = {
    'a route, driving': { path: `/api/v1/config/direction-api?${ROUTE}&mode=driving` },
    'suggestions for a street': { path: '/api/v1/config/place-api-autocomplete?search_text=298%20lakesh' },
    'the address of a point': { path: `/api/v1/config/geocode-api?lat=${HOME.lat}&lng=${HOME.lng}` },
    'the zones of a point': { path: `/api/v1/config/get-zone-id?lat=${HOME.lat}&lng=${HOME.lng}` },
    'a tile that was looked at': { path: '/tiles/15/12597/13067.mvt', headers: { 'accept-encoding': 'br' } },
  };
  for (const [title, request] of Object.entries(requested)) {
    const found = await load(title, request);
    console.info(`${title} / constant: ${ratio(found, empty)} times the time of a request`);
  }
  await alone();
}

/**
 * Measures without HTTP: geocoder, router and their memory. Zone lookups are too fast to time one by one, so
 * they are timed by the hundred.
 */
async function alone() {
  const folder = mkdtempSync(join(root, 'node_modules', '.bench-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: 'tools/bench-city.alone.mjs',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: 'alone.mjs' } },
      },
    });
    spawnSync(process.execPath, ['--expose-gc', join(folder, 'alone.mjs')], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
