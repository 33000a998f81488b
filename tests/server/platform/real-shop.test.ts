import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import { closeDemo, reopenDemo } from '../../../server/demo/close';
import { DEMO_CODE, demoIdentityServices } from '../../../server/demo/identity/demo-identity-services';
import { identityServices } from '../../../server/features/session/services/identity-services';
import { readIdentitySettings } from '../../../server/features/session/services/identity-settings';
import { readSettings } from '../../../server/settings';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';

describe('A shop for real customers', () => {
  it.each([
    { DATABASE_URL: 'postgres://db/souk' },
    { PUBLIC_URL: 'https://souk.example' },
    { SMTP_URL: 'smtp://mail', MAIL_FROM: 'shop@souk.example' },
    { SMS_WEBHOOK_URL: 'https://sms.example' },
  ])('is a demo only when the settings say so: %o', (env) => {
    expect(readSettings(env).isDemo).toBe(false);
    expect(readSettings({ ...env, DEMO: 'on' }).isDemo).toBe(true);
    expect(readSettings({}).isDemo).toBe(true);
  });

  it("never sends the demo's fixed code when messages can be sent", () => {
    const standIns = demoIdentityServices({} as OpenDatabase, Date.now);
    const codeWith = (env: Record<string, string>) =>
      identityServices(readIdentitySettings(env), () => undefined, standIns).fixedCode;
    expect(codeWith({})).toBe(DEMO_CODE);
    expect(codeWith({ SMS_WEBHOOK_URL: 'https://sms.example' })).toBeNull();
    expect(codeWith({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'shop@souk.example' })).toBeNull();
  });
});

describe('A database that has been a demo', () => {
  let database: OpenDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startTestApp(database);
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
  });

  const post = async (path: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload });
    return { status: answer.statusCode, body: answer.json<{ token?: string; guest_id: string }>() };
  };
  const signIn = async () => {
    const { body } = await post('auth/guest/request', {});
    return post('auth/login', {
      login_type: 'manual',
      email_or_phone: 'amira@souk.example',
      field_type: 'email',
      password: 'demo1234',
      guest_id: body.guest_id,
    });
  };
  const get = async (path: string, headers: Record<string, string>) =>
    server.app.inject({ url: `/api/v1/${path}`, headers });
  const stores = async () =>
    (await get('stores/popular', { moduleid: '1', zoneid: '[1]' })).json<{ total_size: number }>().total_size;

  it("is refused in a real shop with the demo's customers, sells nothing in it, and works again as a demo", async () => {
    const { body } = await signIn();
    const profile = () => get('customer/info', { authorization: `Bearer ${body.token}` });
    expect((await profile()).statusCode).toBe(200);
    expect(await stores()).toBeGreaterThan(0);

    expect(await closeDemo(database)).toBe(true);
    expect((await profile()).statusCode).toBe(401);
    expect((await signIn()).status).toBeGreaterThanOrEqual(400);
    expect(await stores()).toBe(0);
    expect(await closeDemo(database)).toBe(false);

    await reopenDemo(database);
    expect((await signIn()).body.token).toEqual(expect.any(String));
    expect((await profile()).statusCode).toBe(401);
    expect(await stores()).toBeGreaterThan(0);
  });
});
