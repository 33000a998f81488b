import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { identitiesOn } from './identities';
import { newCustomer, newPhone, newVisitor } from './visitor';

onDatabase("The simulated provider's page", (server) => {
  const page = (query: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url: `/demo/identity?${query}`, headers });

  it("offers five identities for every provider, in the visitor's language [AUTH-50]", async () => {
    for (const [medium, name] of [
      ['google', 'Google'],
      ['facebook', 'Facebook'],
      ['apple', 'Apple'],
    ]) {
      const { body, headers } = await page(`medium=${medium}`);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<html lang="en" dir="ltr">');
      expect(body).toContain(`<h1>Continue with ${name}</h1>`);
      expect(body.match(/<button class="card"/g)).toHaveLength(5);
    }
    const { body } = await page('medium=apple', { cookie: 'souk_language=ar' });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toMatch(/<h1>المتابعة باستخدام Apple<\/h1>/);
  });

  it('returns signed identities, and a different new customer every time', async () => {
    const [one, other] = [await identitiesOn(server(), 'apple'), await identitiesOn(server(), 'apple')];
    expect(one.amira).toMatchObject({
      medium: 'apple',
      unique_id: 'apple-amira',
      email: 'amira@souk.example',
      name: 'Amira Haddad',
      id_token: null,
    });
    expect([one.hana.email, one.jana.email]).toEqual([null, 'jana@souk.example']);
    expect(one.newcomer.unique_id).not.toBe(other.newcomer.unique_id);
    expect(one.newcomer.email).not.toBe(other.newcomer.email);
  });

  it('runs only its own script file and can be accessed only by windows of this site', async () => {
    const { body, headers } = await page('medium=google');
    expect(body).not.toMatch(/<script(?![^>]* src=)|\son\w+=|style=/);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(body) ?? [];
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    const loaded = await server().app.inject(script);
    expect([loaded.statusCode, loaded.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(loaded.body).toContain('window.location.origin');
    expect((await server().app.inject(style)).headers['content-type']).toBe('text/css; charset=utf-8');
    const pictures = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source);
    for (const picture of pictures) expect((await server().app.inject(picture)).statusCode).toBe(200);
  });

  it('is a 404 for unknown providers', async () => {
    for (const query of ['', 'medium=myspace', 'medium=google&medium=apple', 'medium[]=google'])
      expect((await page(query)).statusCode).toBe(404);
  });

  it('includes the simulated Apple library, which is late in its scenario [AUTH-06]', async () => {
    const { statusCode, headers } = await server().app.inject('/demo/apple-library.js');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    const late = server().app.inject({
      url: '/demo/apple-library.js',
      headers: { cookie: 'souk_scenario=CFG-APPLE-LATE' },
    });
    const soon = new Promise((resolve) => setTimeout(resolve, 500, 'not yet'));
    expect(await Promise.race([late, soon])).toBe('not yet');
    expect((await late).statusCode).toBe(200);
  });
});

onDatabase("The demo's outbox", (server) => {
  const page = async (headers: Record<string, string> = {}) =>
    (await server().app.inject({ url: '/demo/outbox', headers })).body;

  it('lists the sent messages, newest first, in both languages', async () => {
    const visitor = await newVisitor(server());
    const [first, second] = [newPhone(), newPhone()];
    await visitor.requestCode(first);
    await visitor.requestCode(second, { language: 'ar' });
    const { form } = await newCustomer(server());
    await visitor.forgot(form.email);
    await server().settle();
    const english = await page();
    expect(english).toContain('<h1>Demo outbox</h1>');
    expect(english.indexOf(second)).toBeLessThan(english.indexOf(first));
    expect(english).toContain('123456 is your Souk code');
    expect(english).toContain('123456 هو رمزك في سوق');
    expect(english).toMatch(/<h2[^>]*>Your Souk code: 123456<\/h2>/);
    expect(await page({ cookie: 'souk_language=ar' })).toContain('صندوق الصادر');
  });

  it('escapes texts and keeps the last fifty messages', async () => {
    const { identity } = server();
    for (let number = 0; number < 55; number += 1)
      await identity.outgoing.sendMail?.({
        to: `n${number}.@souk.example`,
        subject: '<b>&"',
        text: '<script>x</script>',
      });
    const body = await page();
    expect(body).toContain('&lt;b&gt;&amp;&quot;');
    expect(body).not.toMatch(/<script|<b>/);
    expect(body).toContain('n54.@souk.example');
    expect(body).not.toContain('n0.@souk.example');
    expect(body.match(/<li class="card">/g)?.length).toBeLessThanOrEqual(50);
  });
});

onDatabase(
  'A real shop',
  (server) => {
    it('has no simulated sign-in provider and accepts no simulated identity', async () => {
      for (const path of [
        '/demo/identity?medium=google',
        '/demo/outbox',
        '/api/docs',
        '/demo/page.css',
        '/demo/apple-library.js',
      ])
        expect((await server().app.inject(path)).statusCode).toBe(404);
    });

    it('offers only the sign-in methods that the operator has configured [AUTH-05]', async () => {
      const config = (await server().app.inject('/api/v1/config')).json();
      expect(config).toMatchObject({
        centralize_login: {
          manual_login_status: 1,
          otp_login_status: 0,
          social_login_status: 0,
          google_login_status: 0,
        },
        is_mail_active: false,
        is_sms_active: false,
        firebase_otp_verification: 0,
        demo_otp: null,
      });
      const visitor = await newVisitor(server());
      expect((await visitor.requestCode(newPhone())).codes).toEqual(['login_type']);
      expect((await visitor.forgot('amira@souk.example')).codes).toEqual(['verification_method']);
    });
  },
  { isDemo: false },
);
