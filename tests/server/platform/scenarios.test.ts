import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { slow } from '../../../server/demo/faults';
import { SCENARIOS } from '../../../server/demo/scenarios';
import { forEachDatabase } from '../../support/server';

/** Section 8 of the demo world's description. */
const DOCUMENTED =
  'CFG-BASE CFG-L1 CFG-L2 CFG-L3 CFG-L4 CFG-L5 CFG-L6 CFG-L7 CFG-L8 CFG-S1 CFG-S2 CFG-S3 CFG-APPLE-LATE CFG-GUEST0 ' +
  'CFG-WAL0 CFG-LOY0 CFG-REF0 CFG-FUND0 CFG-FUNDNM CFG-DM0 CFG-VEG0 CFG-POL CFG-TAX1 CFG-CUR CFG-FB1 CFG-NOVER ' +
  'CFG-DEMO1 CFG-CP1 CFG-NOMOD CFG-ONEMOD CFG-RENTOFF CFG-APPS0 CFG-COD CFG-AR ERR-401 ERR-500 ERR-SLOW ERR-OFF ' +
  'ERR-CLAMP ERR-PRICE ERR-LIST ERR-ZERO ERR-GEO-DENY ERR-GEO-TIME ERR-MAP ERR-OTP ERR-SOCIAL ERR-APPLY ERR-GUESTID ' +
  'PAY-OK PAY-FAIL PAY-CANCEL PAY-LATE';

it('every documented scenario exists [X-22]', () => {
  expect(Object.keys(SCENARIOS)).toEqual(expect.arrayContaining(DOCUMENTED.split(' ')));
});

it('the scenario of slow responses delays every request by three seconds [X-22]', async () => {
  const waited: number[] = [];
  const nobody = { userId: null, tokenHash: null };
  const shop = slow({ identify: async () => nobody } as never, async (milliseconds) =>
    waited.push(milliseconds),
  );
  expect(await shop.identify('none', null, {} as never)).toBe(nobody);
  expect(waited).toEqual([3000]);
});

forEachDatabase('A scenario', (server) => {
  const config = async (headers: Record<string, string>) =>
    (await server().app.inject({ url: '/api/v1/config', headers })).json<{ guest_checkout_status: number }>();

  it('applies only to the browser that has its cookie [X-22]', async () => {
    expect(await config({ cookie: 'a=b; souk_scenario=CFG-GUEST0' })).toMatchObject({
      guest_checkout_status: 0,
    });
    expect(await config({})).toMatchObject({ guest_checkout_status: 1 });
    expect(await config({ cookie: 'souk_scenario=CFG-GUEST0', 'x-scenario': 'CFG-BASE' })).toMatchObject({
      guest_checkout_status: 1,
    });
  });

  it('is refused, if unknown, with the list of the known scenarios', async () => {
    const answer = await server().app.inject({
      url: '/api/v1/config',
      headers: { 'x-scenario': "CFG-' or 1=1" },
    });
    expect(answer.statusCode).toBe(400);
    const [error] = answer.json<{ errors: { code: string; message: string }[] }>().errors;
    expect(error?.code).toBe('scenario');
    for (const id of Object.keys(SCENARIOS)) expect(error?.message).toContain(id);
  });

  it('is ignored when the cookie names an unknown scenario', async () => {
    expect(await config({ cookie: 'souk_scenario=GONE' })).toMatchObject({ guest_checkout_status: 1 });
  });

  it("can make a browser's first guest id fail, and only the first [GUEST-05]", async () => {
    const request = (headers: Record<string, string>) =>
      server().app.inject({ method: 'POST', url: '/api/v1/auth/guest/request', headers });
    const first = await request({ cookie: 'souk_scenario=ERR-GUESTID' });
    expect(first.statusCode).toBe(500);
    const [remembered = ''] = String(first.headers['set-cookie']).split(';');
    const second = await request({ cookie: `souk_scenario=ERR-GUESTID; ${remembered}` });
    expect(second.statusCode).toBe(200);
    expect(server().log).toEqual([]);
  });

  it('can close the connection of a browser, in the offline scenario only [X-22]', async () => {
    const { app } = server();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/v1/config`;
    await expect(fetch(url, { headers: { 'x-scenario': 'ERR-OFF' } })).rejects.toThrow('fetch failed');
    expect((await fetch(url)).status).toBe(200);
    expect(server().log).toEqual([]);
  });
});

forEachDatabase(
  'A server with the real time',
  (server) => {
    it('ignores scenarios, and its clock is not frozen', async () => {
      const before = Date.now();
      const answer = await server().app.inject({
        url: '/api/v1/config',
        headers: { 'x-scenario': 'CFG-GUEST0', cookie: 'souk_scenario=CFG-GUEST0' },
      });
      const config = answer.json<{ guest_checkout_status: number; server_time: string }>();
      expect(config.guest_checkout_status).toBe(1);
      expect(Date.parse(config.server_time)).toBeGreaterThanOrEqual(before);
    });
  },
  { isDemo: false },
);
