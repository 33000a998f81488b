import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../server/geo/engines/call-engine';
import { osrmRouter } from '../../../server/geo/engines/osrm';
import { valhallaRouter } from '../../../server/geo/engines/valhalla';
import { answeringEngine, from, route, to } from './answering-engine';

const engine = answeringEngine();

describe('A routing engine', () => {
  it('receives, if it is OSRM, longitude before latitude and a snapping limit [RENT-52]', async () => {
    engine.answers(() => ({ status: 200, body: route }));
    const found = await osrmRouter({ driving: engine.base() }).route(from, to, 'driving');
    expect(found).toEqual({ mode: 'driving', metres: 1884.8, seconds: 251.5, points: [from, to] });
    expect(engine.requests[0]?.url).toBe(
      '/route/v1/driving/13.38886,52.517037;13.397634,52.529407?overview=full&geometries=polyline6&radiuses=300;300',
    );
  });
  it('has, if it is OSRM, no routes in a mode without a server [RENT-52]', async () => {
    expect(await osrmRouter({ driving: engine.base() }).route(from, to, 'walking')).toBeNull();
    expect(engine.requests).toEqual([]);
  });
  it.each([
    ['driving', 'auto'],
    ['walking', 'pedestrian'],
    ['bicycling', 'bicycle'],
  ] as const)('receives, if it is Valhalla, %s as %s [RENT-52]', async (mode, costing) => {
    engine.answers(() => ({ status: 200, body: route }));
    expect((await valhallaRouter(engine.base()).route(from, to, mode))?.mode).toBe(mode);
    expect(JSON.parse(engine.requests[0]?.body ?? '')).toMatchObject({
      costing,
      locations: [
        { lat: from.lat, lon: from.lng, search_cutoff: 300 },
        { lat: to.lat, lon: to.lng, search_cutoff: 300 },
      ],
    });
  });
  it.each([
    { code: 'NoRoute' },
    { code: 'NoSegment' },
    { error_code: 154 },
    { error_code: 170 },
    { error_code: 171 },
    { error_code: 442 },
  ])('reports by the response %j that there is no route [RENT-52]', async (body) => {
    engine.answers(() => ({ status: 400, body }));
    expect(await valhallaRouter(engine.base()).route(from, to, 'driving')).toBeNull();
  });
  it.each([
    [503, 'down'],
    [200, '<html>'],
    [200, '[]'],
    [400, { code: 'InvalidQuery' }],
    [400, { error_code: 125 }],
    [200, { code: 'Ok', routes: [] }],
    [200, { code: 'Ok', routes: [{ distance: 'x', duration: 1, geometry: '' }] }],
  ])('reports by the response %i %j a failure, not "no route" [API-05]', async (status, body) => {
    engine.answers(() => ({ status, body }));
    await expect(osrmRouter({ driving: engine.base() }).route(from, to, 'driving')).rejects.toThrow(
      EngineError,
    );
  });
  it('computes, if it is OSRM, many distances to one place in one request [DLV-09]', async () => {
    engine.answers(() => ({ status: 200, body: { code: 'Ok', distances: [[1884.8], [null]] } }));
    expect(await osrmRouter({ driving: engine.base() }).metresTo([from, from], to, 'driving')).toEqual([
      1884.8,
      null,
    ]);
    expect(engine.requests[0]?.url).toBe(
      '/table/v1/driving/13.38886,52.517037;13.38886,52.517037;13.397634,52.529407?destinations=2&sources=0;1&annotations=distance&radiuses=300;300;300',
    );
  });
  it('computes, if it is Valhalla, many distances to one place in one request [DLV-09]', async () => {
    engine.answers(() => ({
      status: 200,
      body: { sources_to_targets: [[{ distance: 1.885, time: 251 }], [{ distance: null, time: null }]] },
    }));
    expect(await valhallaRouter(engine.base()).metresTo([from, to], to, 'driving')).toEqual([1885, null]);
    expect(JSON.parse(engine.requests[0]?.body ?? '')).toMatchObject({
      costing: 'auto',
      sources: [
        { lat: from.lat, lon: from.lng, search_cutoff: 300 },
        { lat: to.lat, lon: to.lng, search_cutoff: 300 },
      ],
      targets: [{ lat: to.lat, lon: to.lng, search_cutoff: 300 }],
    });
  });
  it('receives requests split at its limit, and missing distances are not estimated [DLV-09]', async () => {
    const starts = Array.from({ length: 100 }, () => from);
    for (const router of [osrmRouter({ driving: engine.base() }), valhallaRouter(engine.base())])
      expect(await router.metresTo(starts, to, 'driving')).toEqual(starts.map(() => null));
    expect(engine.requests).toEqual([]);
  });
  it.each([{ code: 'NoSegment' }, { error_code: 171 }])(
    'reports by the response %j for many starts that there are no routes [DLV-09]',
    async (body) => {
      engine.answers(() => ({ status: 400, body }));
      const router = 'code' in body ? osrmRouter({ driving: engine.base() }) : valhallaRouter(engine.base());
      expect(await router.metresTo([from, from], to, 'driving')).toEqual([null, null]);
    },
  );
  it('is reported as failed when its response for many starts makes no sense [API-05]', async () => {
    for (const body of [{ code: 'Ok', distances: [[1]] }, { code: 'InvalidQuery' }, { error_code: 125 }]) {
      engine.answers(() => ({ status: 400, body }));
      for (const router of [osrmRouter({ driving: engine.base() }), valhallaRouter(engine.base())])
        await expect(router.metresTo([from, from], to, 'driving')).rejects.toThrow(EngineError);
    }
  });
  it('is reported as failed when it is unreachable [API-05]', async () => {
    await expect(valhallaRouter('http://127.0.0.1:9').route(from, to, 'driving')).rejects.toThrow(
      'cannot be reached',
    );
  });
});
