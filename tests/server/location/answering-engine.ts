import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { encodePolyline } from '../../../domain/polyline';

export const from = { lat: 52.517037, lng: 13.38886 };
export const to = { lat: 52.529407, lng: 13.397634 };
/** An answer of OSRM, and of Valhalla in its OSRM format. */
export const route = {
  code: 'Ok',
  routes: [{ distance: 1884.8, duration: 251.5, geometry: encodePolyline([from, to], 6) }],
};

type Answer = { status: number; body: unknown };

/** A fake engine that answers as its documentation says and records requests. */
export function answeringEngine() {
  const requests: { url: string; body: string }[] = [];
  let reply: (body: string) => Answer = () => ({ status: 500, body: '' });
  let base = '';
  const engine = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body });
      const answer = reply(body);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => engine.close(done)));
  beforeEach(() => {
    requests.length = 0;
  });
  return {
    requests,
    base: () => base,
    answers: (next: (body: string) => Answer) => {
      reply = next;
    },
  };
}
