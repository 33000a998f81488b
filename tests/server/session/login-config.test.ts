import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readIdentitySettings } from '../../../server/features/session/services/identity-settings';
import { smtpMail } from '../../../server/features/session/services/outgoing';
import { onDatabase } from '../../support/server';

type Config = {
  centralize_login: Record<string, number>;
  social_login: {
    login_medium: string;
    client_id: string | null;
    status: boolean;
    identity_url: string | null;
  }[];
  apple_login: { client_id: string | null }[];
  [setting: string]: unknown;
};

describe('The sign-in settings', () => {
  it('are all optional', () => {
    const { sms, ...others } = readIdentitySettings({});
    expect(Object.values(others)).toEqual(Array(9).fill(null));
    expect(sms).toMatchObject({ countries: null, perHour: 600 });
  });

  it('are read in all accepted spellings', () => {
    expect(
      readIdentitySettings({ PUBLIC_URL: 'https://souk.example/shop', GOOGLE_CLIENT_ID: ' id ' }),
    ).toMatchObject({
      publicUrl: 'https://souk.example',
      googleClientId: 'id',
    });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL and MAIL_FROM belong together'],
    [{ FACEBOOK_APP_SECRET: 'x' }, 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET belong together'],
    [{ PUBLIC_URL: 'souk.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'ftp://souk.example' }, 'PUBLIC_URL must be an address'],
  ])('are refused with a reason: %o', (env, message) => {
    expect(() => readIdentitySettings(env)).toThrow(message);
  });
});

onDatabase("The demo's sign-in configuration", (server) => {
  const config = async (scenario = 'CFG-BASE') =>
    (
      await server().app.inject({ url: '/api/v1/config', headers: { 'x-scenario': scenario } })
    ).json<Config>();

  it('offers every sign-in method [AUTH-02, AUTH-05]', async () => {
    const { centralize_login, social_login, ...rest } = await config();
    expect(new Set(Object.values(centralize_login))).toEqual(new Set([1]));
    expect(social_login).toEqual(
      ['google', 'facebook', 'apple'].map((login_medium) => ({
        login_medium,
        client_id: `souk-demo-${login_medium}`,
        status: true,
        identity_url: `/demo/identity?medium=${login_medium}`,
      })),
    );
    expect(rest).toMatchObject({
      is_mail_active: true,
      is_sms_active: true,
      firebase_otp_verification: 0,
      demo: false,
      demo_otp: null,
    });
  });

  it('contains the one-time code only in the scenario that shows the code [AUTH-07]', async () => {
    expect(await config('CFG-DEMO1')).toMatchObject({ demo: true, demo_otp: '123456' });
  });
});

onDatabase(
  'A shop with configured providers',
  (server) => {
    it("has the real providers in its configuration, and the pages' policy allows them [AUTH-05]", async () => {
      const answer = await server().app.inject('/api/v1/config');
      const { social_login, apple_login, ...config } = answer.json<Config>();
      expect(social_login.map(({ client_id, identity_url }) => [client_id, identity_url])).toEqual([
        ['g-id', null],
        ['f-id', null],
        ['a-id', null],
      ]);
      expect(apple_login).toMatchObject([{ client_id: 'a-id' }]);
      expect(config).toMatchObject({
        centralize_login: { google_login_status: 1, otp_login_status: 1 },
        is_mail_active: true,
        is_sms_active: true,
        firebase_otp_verification: 1,
      });
      const policy = String(answer.headers['content-security-policy']);
      for (const host of [
        'https://accounts.google.com/gsi/client',
        'https://connect.facebook.net',
        'https://appleid.cdn-apple.com',
        'https://identitytoolkit.googleapis.com',
      ])
        expect(policy).toContain(host);
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    });
  },
  {
    isDemo: false,
    env: {
      GOOGLE_CLIENT_ID: 'g-id',
      FACEBOOK_APP_ID: 'f-id',
      FACEBOOK_APP_SECRET: 's',
      APPLE_CLIENT_ID: 'a-id',
      FIREBASE_API_KEY: 'k',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@souk.example',
      SMS_WEBHOOK_URL: 'http://127.0.0.1:1',
    },
  },
);

describe('The sending of mail', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  /** A minimal SMTP server that accepts one mail. */
  async function mailServer(): Promise<{ url: string; lines: string[] }> {
    const lines: string[] = [];
    const serve = (socket: Socket) => {
      let isData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').filter(Boolean)) {
          lines.push(line);
          if (isData && line !== '.') continue;
          isData = line === 'DATA';
          socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
        }
      });
    };
    const server = createServer(serve);
    closing.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, lines };
  }

  it("uses the operator's mail server and sender", async () => {
    const { url, lines } = await mailServer();
    await smtpMail(
      url,
      'Souk <shop@souk.example>',
    )({ to: 'noor@souk.example', subject: 'Your code', text: 'It is 123456.' });
    expect(lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<shop@souk.example>',
        'RCPT TO:<noor@souk.example>',
        'Subject: Your code',
        'It is 123456.',
      ]),
    );
  });

  it('fails with an error when the mail server refuses', async () => {
    await expect(
      smtpMail(
        'smtp://127.0.0.1:1',
        'shop@souk.example',
      )({ to: 'noor@souk.example', subject: 'x', text: 'x' }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});
