import { describe, expect, it } from 'vitest';
import { BoundedCache } from '../../../server/geo/bounded-cache';
import { demoGeo } from '../../../server/geo/city-geo';
import { EngineError } from '../../../server/geo/engines/call-engine';
import { cachedGeocoder, rememberingRouter } from '../../../server/geo/engines/engine-cache';

const from = { lat: 52.517037, lng: 13.38886 };
const to = { lat: 52.529407, lng: 13.397634 };

describe('The cache of remote engine responses', () => {
  const counting = () => {
    const calls: string[] = [];
    let isDown = false;
    const answer = async (what: string) => {
      calls.push(what);
      if (isDown) throw new EngineError('down');
    };
    const { geocoder, router } = demoGeo();
    return {
      calls,
      breakDown: (down: boolean) => {
        isDown = down;
      },
      geocoder: cachedGeocoder({
        suggest: async (...requested) => answer('suggest').then(() => geocoder.suggest(...requested)),
        details: async (...requested) => answer('details').then(() => geocoder.details(...requested)),
        addressAt: async (...requested) => answer('addressAt').then(() => geocoder.addressAt(...requested)),
      }),
      router: rememberingRouter({
        route: async (...requested) => answer('route').then(() => router.route(...requested)),
        metresTo: async (...requested) => answer('metres').then(() => router.metresTo(...requested)),
      }),
    };
  };

  it('sends one request for concurrent and repeated calls with the same input [NFR-07]', async () => {
    const { geocoder, router, calls } = counting();
    await Promise.all([geocoder.suggest('Olive', 'en', null), geocoder.suggest(' olive ', 'en', null)]);
    await geocoder.suggest('olive', 'ar', null);
    for (const lat of [34.2, 34.2000001, 34.201]) await geocoder.addressAt({ lat, lng: -41.6 }, 'en');
    for (const mode of ['driving', 'driving', 'walking'] as const) await router.route(from, to, mode);
    for (const starts of [[from], [from], [from, to]]) await router.metresTo(starts, to, 'driving');
    expect(calls).toEqual([
      ...['suggest', 'suggest', 'addressAt', 'addressAt', 'route', 'route'],
      ...['metres', 'metres'],
    ]);
  });
  it('never stores a failure [API-05]', async () => {
    const { router, calls, breakDown } = counting();
    breakDown(true);
    await expect(router.route(from, to, 'driving')).rejects.toThrow(EngineError);
    breakDown(false);
    expect(await router.route(from, to, 'driving')).toBeNull();
    expect(calls).toHaveLength(2);
  });
  it('is limited in size, and its entries expire [NFR-07]', async () => {
    const kept = new BoundedCache<number>(3, 20);
    const made: string[] = [];
    const ask = (key: string) => kept.get(key, async () => made.push(key));
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
    expect(made.join('')).toBe('abcdb');
    expect(kept.size).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await ask('a');
    expect(made.join('')).toBe('abcdba');
  });
});
