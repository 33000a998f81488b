import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { CODE, MINUTE, newPhone, newVisitor, SECOND } from './visitor';

/** What the real service was asked to send. */
const messages: { to: string; text: string }[] = [];

forEachDatabase('a code', (server) => {
  const withCode = async (phone: string) => {
    const visitor = await newVisitor(server());
    await visitor.requestCode(phone);
    return visitor;
  };

  it('refuses a wrong code, and after five of them the right one as well [AUTH-42]', async () => {
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

  it('counts every guess of many at once', async () => {
    const phone = newPhone();
    const visitor = await withCode(phone);
    const guesses = [...Array(20).fill('000000'), CODE] as string[];
    const answers = await Promise.all(guesses.map((otp) => visitor.enterCode(phone, { otp })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const [row] = await server().database.query<{ left: number }>(
      'select min(attempts_left) as left from codes where used_at is null',
    );
    expect(row?.left).toBe(0);
  });

  it('gives up on a phone after thirty wrong codes in an hour, however many were sent', async () => {
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

  it('refuses a code that is ten minutes old, and one that was used [AUTH-42]', async () => {
    const phone = '+971501110001';
    const visitor = await withCode(phone);
    server().pass(10 * MINUTE);
    expect((await visitor.enterCode(phone)).codes).toEqual(['otp']);
    await visitor.requestCode(phone);
    expect((await visitor.enterCode(phone)).token).not.toBeNull();
    expect((await visitor.enterCode(phone)).codes).toEqual(['otp']);
  });

  it('is worth nothing in another browser, for another phone, or for another purpose', async () => {
    const phone = '+971501110006';
    const visitor = await withCode(phone);
    const other = await newVisitor(server());
    expect((await other.enterCode(phone)).codes).toEqual(['otp']);
    expect((await visitor.enterCode('+971501110007')).codes).toEqual(['otp']);
    expect((await visitor.checkReset(phone)).codes).toEqual(['otp']);
    expect((await visitor.enterCode(phone)).token).not.toBeNull();
  });

  it('makes whoever asks for another one wait for a minute, with the seconds that are left [AUTH-41]', async () => {
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

  it('need not wait once the code was used', async () => {
    const phone = '+971501110009';
    const visitor = await withCode(phone);
    await visitor.enterCode(phone);
    expect((await visitor.requestCode(phone)).status).toBe(200);
  });

  it('keeps neither codes nor phones in the clear', async () => {
    const phone = newPhone();
    await withCode(phone);
    const rows = await server().database.query(
      "select encode(key_hash, 'escape') || encode(code_hash, 'escape') as found from codes",
    );
    expect(JSON.stringify(rows)).not.toContain(CODE);
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1));
  });
});

forEachDatabase(
  'codes of real life',
  (server) => {
    it('are six random digits that no answer shows, and nothing is known about the contact', async () => {
      const codes: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const phone = newPhone();
        const visitor = await newVisitor(server());
        const asked = await visitor.requestCode(phone);
        const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
        codes.push(code);
        expect(asked.text).not.toContain(code);
        expect((await visitor.enterCode(phone, { otp: code })).body.is_personal_info).toBe(0);
      }
      expect(new Set(codes).size).toBeGreaterThan(1);
      expect(codes).not.toContain(CODE);
    });

    it('end with the line that browsers fill in, on this site only [AUTH-43]', async () => {
      await (await newVisitor(server())).requestCode(newPhone());
      expect(messages.at(-1)?.text).toMatch(/\n@souk\.example #\d{6}$/);
    });

    it('are sent to one phone ten times an hour at most, whoever asks', async () => {
      const phone = newPhone();
      const statuses: number[] = [];
      for (let round = 0; round < 11; round += 1)
        statuses.push((await (await newVisitor(server())).requestCode(phone)).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
      server().pass(60 * MINUTE);
      expect((await (await newVisitor(server())).requestCode(phone)).status).toBe(200);
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
