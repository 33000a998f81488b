import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { CODE, MINUTE, newCustomer, newPhone, newVisitor, SECOND, type Visitor } from './visitor';

/** The messages passed to the real sender. */
const messages: { to: string; text: string }[] = [];
const HOUR = 60 * MINUTE;

const lastCode = (phone: string): string =>
  /\d{6}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';

onDatabase('A one-time code', (server) => {
  const withCode = async (phone: string) => {
    const visitor = await newVisitor(server());
    await visitor.requestCode(phone);
    return visitor;
  };

  it('is refused when it is wrong, and after five wrong ones even when it is right [AUTH-42]', async () => {
    const phone = newPhone();
    const visitor = await withCode(phone);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await visitor.enterCode(phone, { otp: '000000' });
      expect([wrong.status, wrong.codes]).toEqual([403, ['otp']]);
    }
    expect((await visitor.enterCode(phone)).codes).toEqual(['otp']);
    server().pass(MINUTE);
    await visitor.requestCode(phone);
    expect((await visitor.enterCode(phone)).status).toBe(200);
  });

  it('counts each of many concurrent guesses as an attempt [AUTH-42]', async () => {
    const phone = newPhone();
    const visitor = await withCode(phone);
    const guesses = Array.from({ length: 20 }, () => visitor.enterCode(phone, { otp: '000000' }));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    const [row] = await server().database.query<{ left: number }>(
      'select min(attempts_left) as left from codes where used_at is null',
    );
    expect(row?.left).toBe(0);
    expect((await visitor.enterCode(phone)).codes).toEqual(['otp']);
  });

  it('is accepted at most once, even when the correct code is sent in parallel with wrong ones', async () => {
    const phone = newPhone();
    const visitor = await withCode(phone);
    const guesses = [...Array(20).fill('000000'), CODE, CODE] as string[];
    const answers = await Promise.all(guesses.map((otp) => visitor.enterCode(phone, { otp })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('is refused after thirty wrong codes for a phone in an hour, even if it is new', async () => {
    const phone = newPhone();
    const visitor = await newVisitor(server());
    let last = 0;
    for (let round = 0; round < 6; round += 1) {
      await visitor.requestCode(phone);
      for (let attempt = 0; attempt < 5; attempt += 1)
        last = (await visitor.enterCode(phone, { otp: '000000' })).status;
      server().pass(MINUTE);
    }
    expect(last).toBe(403);
    await visitor.requestCode(phone);
    expect((await visitor.enterCode(phone)).status).toBe(429);
    server().pass(60 * MINUTE);
    await visitor.requestCode(phone);
    expect((await visitor.enterCode(phone)).status).toBe(200);
  });

  it('is refused when it is ten minutes old or already used [AUTH-42]', async () => {
    const phone = '+971501110001';
    const visitor = await withCode(phone);
    server().pass(10 * MINUTE);
    expect((await visitor.enterCode(phone)).codes).toEqual(['otp']);
    await visitor.requestCode(phone);
    expect((await visitor.enterCode(phone)).token).not.toBeNull();
    expect((await visitor.enterCode(phone)).codes).toEqual(['otp']);
  });

  it('is refused in another browser, for another phone and for another purpose', async () => {
    const phone = '+971501110006';
    const visitor = await withCode(phone);
    const other = await newVisitor(server());
    expect((await other.enterCode(phone)).codes).toEqual(['otp']);
    expect((await visitor.enterCode('+971501110007')).codes).toEqual(['otp']);
    expect((await visitor.checkReset(phone)).codes).toEqual(['otp']);
    expect((await visitor.enterCode(phone)).token).not.toBeNull();
  });

  it('can be requested again after a minute, and an earlier request gets the remaining seconds [AUTH-41]', async () => {
    const phone = newPhone();
    const visitor = await withCode(phone);
    server().pass(20 * SECOND);
    const early = await visitor.requestCode(phone);
    expect([early.status, early.codes]).toEqual([403, ['otp_wait']]);
    expect(early.body.errors?.[0]?.message).toMatch(/^Please wait (3[89]|40) seconds/);
    expect((await (await newVisitor(server())).requestCode(phone)).status).toBe(200);
    server().pass(41 * SECOND);
    expect((await visitor.requestCode(phone)).status).toBe(200);
  });

  it('can be requested again immediately after it was used', async () => {
    const phone = '+971501110009';
    const visitor = await withCode(phone);
    await visitor.enterCode(phone);
    expect((await visitor.requestCode(phone)).status).toBe(200);
  });

  it('is stored only as a hash, and so is its phone number', async () => {
    const phone = newPhone();
    await withCode(phone);
    const rows = await server().database.query(
      "select encode(key_hash, 'escape') || encode(code_hash, 'escape') as found from codes",
    );
    expect(JSON.stringify(rows)).not.toContain(CODE);
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1));
  });
});

onDatabase(
  'Codes of a real shop',
  (server) => {
    it('have six random digits, and responses reveal neither the code nor whether the contact is known', async () => {
      const codes: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const phone = newPhone();
        const visitor = await newVisitor(server());
        const response = await visitor.requestCode(phone);
        const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
        codes.push(code);
        expect(response.text).not.toContain(code);
        expect((await visitor.enterCode(phone, { otp: code })).body.is_personal_info).toBe(0);
      }
      expect(new Set(codes).size).toBeGreaterThan(1);
      expect(codes).not.toContain(CODE);
    });

    it("are sent in messages that end with the line for the browser's autofill on this site [AUTH-43]", async () => {
      await (await newVisitor(server())).requestCode(newPhone());
      expect(messages.at(-1)?.text).toMatch(/\n@souk\.example #\d{6}$/);
    });

    it('are limited to ten per hour for one phone, also for concurrent requests', async () => {
      const phone = newPhone();
      const guests = await Promise.all(
        Array.from({ length: 30 }, (_, index) => newVisitor(server(), `203.0.113.${index}`)),
      );
      const statuses = (await Promise.all(guests.map((guest) => guest.requestCode(phone)))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([...Array(10).fill(200), ...Array(20).fill(429)]);
      expect(messages.filter(({ to }) => to === phone)).toHaveLength(10);
      server().pass(HOUR);
      expect((await (await newVisitor(server())).requestCode(phone)).status).toBe(200);
    });

    it('are limited to ten per hour for one browser and thirty for one IP address', async () => {
      const ask = async (visitor: Visitor) => (await visitor.requestCode(newPhone())).status;
      const one = await newVisitor(server(), '198.51.100.1');
      const response = await Promise.all(Array.from({ length: 14 }, () => ask(one)));
      expect(response.sort()).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
      const all: number[] = [];
      for (let guest = 0; guest < 24; guest += 1)
        all.push(await ask(await newVisitor(server(), '198.51.100.1')));
      expect(all).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
      expect(await ask(await newVisitor(server(), '198.51.100.2'))).toBe(200);
      server().pass(HOUR);
      expect(await ask(one)).toBe(200);
    });

    it('are not sent to premium and unassigned numbers', async () => {
      const visitor = await newVisitor(server(), '198.51.100.3');
      for (const phone of [
        '+88212345678',
        '+88312345678',
        '+19005551234',
        '+447012345678',
        '+99999999999999',
      ])
        expect(await visitor.requestCode(phone)).toMatchObject({ status: 403, codes: ['phone'] });
    });

    it('stay valid for the browser that requested them while strangers guess', async () => {
      const phone = newPhone();
      const owner = await newVisitor(server(), '198.51.100.4');
      const stranger = await newVisitor(server(), '198.51.100.5');
      for (let guess = 0; guess < 35; guess += 1) await stranger.enterCode(phone, { otp: '000000' });
      await owner.requestCode(phone);
      for (let guess = 0; guess < 35; guess += 1) await stranger.enterCode(phone, { otp: '000000' });
      expect((await owner.enterCode(phone, { otp: lastCode(phone) })).body.is_personal_info).toBe(0);
    });

    it('reset the password in the browser that requested them while strangers request and guess', async () => {
      const { form } = await newCustomer(server());
      const owner = await newVisitor(server(), '198.51.100.6');
      const stranger = await newVisitor(server(), '198.51.100.7');
      await owner.forgot(form.phone);
      await server().settle();
      const code = lastCode(form.phone);
      expect((await stranger.forgot(form.phone)).status).toBe(200);
      await server().settle();
      for (let guess = 0; guess < 10; guess += 1) await stranger.checkReset(form.phone, '000000');
      expect((await owner.checkReset(form.phone, code)).status).toBe(200);
      expect((await owner.reset(form.phone, 'another-1', { reset_token: code })).status).toBe(200);
      for (const visitor of [owner, await newVisitor(server(), '198.51.100.30')])
        expect((await visitor.reset(form.phone, 'another-2', { reset_token: code })).codes).toEqual(['otp']);
    });

    it('are also accepted from another IP address, within five attempts for all other addresses', async () => {
      const { form } = await newCustomer(server());
      const at = (last: number) => newVisitor(server(), `198.51.100.${last}`);
      const [home, road] = [await at(8), await at(9)];
      await home.forgot(form.phone);
      await server().settle();
      expect((await road.checkReset(form.phone, lastCode(form.phone))).status).toBe(200);
      for (let guess = 0; guess < 5; guess += 1)
        await (await at(20 + guess)).checkReset(form.phone, '000000');
      expect((await road.checkReset(form.phone, lastCode(form.phone))).codes).toEqual(['otp']);
      expect((await home.checkReset(form.phone, lastCode(form.phone))).status).toBe(200);
    });
  },
  {
    isDemo: false,
    env: { PUBLIC_URL: 'https://souk.example' },
    services: ({ outgoing }) => ({
      outgoing: {
        ...outgoing,
        sendSms: async (sms) => {
          messages.push(sms);
        },
      },
    }),
  },
);

onDatabase(
  'A shop with a limit of three text messages an hour',
  (server) => {
    it('is limited as a whole and sends codes only to its countries', async () => {
      await server().database.query('delete from attempts');
      const ask = async (phone: string, index: number) =>
        (await newVisitor(server(), `192.0.2.${index}`)).requestCode(phone);
      expect((await ask('+4915112345678', 0)).codes).toEqual(['phone']);
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(newPhone(), index)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
      server().pass(HOUR);
      expect((await ask(newPhone(), 9)).status).toBe(200);
    });
  },
  {
    isDemo: false,
    env: { SMS_PER_HOUR: '3', SMS_COUNTRIES: '+971, +966' },
    services: ({ outgoing }) => ({ outgoing: { ...outgoing, sendSms: async () => undefined } }),
  },
);
