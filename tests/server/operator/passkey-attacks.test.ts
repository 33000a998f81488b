import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { newAuthenticator } from '../session/authenticator';
import { newCustomer, newVisitor } from '../session/visitor';
import { type Creation, expectRefused, HERE, passkeysAt, type Request, SIGN_IN } from './passkey-owners';
import { browser, ENV } from './visitor';

const MINUTE = 60_000;

forEachDatabase(
  'A passkey of the console',
  (server) => {
    const { anybody, creating, add, withPasskey, requested, signIn, listed, atConsole } = passkeysAt(server);

    it('has a challenge that names no account and can be answered once, within five minutes [X-33, NFR-10]', async () => {
      const { device } = await withPasskey();
      const options = await requested();
      expect(options.allowCredentials ?? []).toEqual([]);
      // A synced passkey doesn't count its uses, so only the challenge prevents a replay.
      device.device.counter = -1;
      const answer = device.get(options);
      expect((await browser(server).send('POST', SIGN_IN, answer)).status).toBe(200);
      expectRefused(await browser(server).send('POST', SIGN_IN, answer));
      const late = device.get(await requested());
      server().pass(5 * MINUTE);
      expectRefused(await browser(server).send('POST', SIGN_IN, late));
      expectRefused(await browser(server).send('POST', SIGN_IN, device.get({ challenge: 'bWFkZS11cA' })));
    });

    it('signs in once, even if one response is sent twice at the same time [X-33, NFR-10]', async () => {
      const { device } = await withPasskey();
      const answer = device.get(await requested());
      const answers = await Promise.all(
        [answer, answer].map((one) => browser(server).send('POST', SIGN_IN, one)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    });

    it('is refused for another site, without user verification and with the signature of another device [X-33, NFR-10]', async () => {
      const who = await anybody();
      for (const device of [
        newAuthenticator({ ...HERE, origin: 'https://evil.example' }),
        newAuthenticator({ ...HERE, rpId: 'evil.example' }),
        newAuthenticator(HERE, { verifiesUser: false }),
      ])
        expectRefused((await add(who, device)).added);
      expect(await listed(who)).toEqual([]);

      const { device } = await add(who);
      const thief = newAuthenticator(HERE);
      const { response, ...rest } = device.get(await requested());
      const signature = thief.get(await requested()).response.signature;
      expectRefused(
        await browser(server).send('POST', SIGN_IN, { ...rest, response: { ...response, signature } }),
      );
      expectRefused(await signIn(thief));
      const elsewhere = newAuthenticator({ ...HERE, origin: 'https://evil.example' });
      Object.assign(elsewhere.device, device.device, { id: elsewhere.device.id });
      const phished = elsewhere.get(await requested());
      expectRefused(
        await browser(server).send('POST', SIGN_IN, { ...phished, id: rest.id, rawId: rest.rawId }),
      );
      device.device.counter = 0;
      await signIn(device);
      device.device.counter = 0;
      expectRefused(await signIn(device));
    });

    it('is added only by its operator, with the current password [X-33, NFR-10]', async () => {
      const [who, other] = [await anybody(), await anybody()];
      expect(await creating(who, 'a wrong password')).toMatchObject({ status: 403, codes: ['password'] });
      const device = newAuthenticator(HERE);
      const credential = device.create((await creating(who)).body);
      expectRefused(await other.send('POST', '/operator/passkeys', { credential }));
      expect(await browser(server).send('POST', '/operator/passkeys', { credential })).toMatchObject({
        codes: ['operator'],
      });
      // A challenge of the sign-in can't add a passkey, and one for adding can't sign in.
      const forSignIn = device.create({ ...(await requested()), user: { id: 'AAAA' } });
      expectRefused(await who.send('POST', '/operator/passkeys', { credential: forSignIn }));
      const added = await add(who);
      expectRefused(
        await browser(server).send('POST', SIGN_IN, added.device.get((await creating(who)).body)),
      );
      // A passkey belongs to one account only.
      expectRefused((await add(other, added.device)).added);
      for (let wrong = 0; wrong < 10; wrong += 1) await creating(other, `wrong ${wrong}`);
      expect((await creating(other)).status).toBe(429);
    });

    it('is not listed for another account and cannot be removed by it [X-33, NFR-10]', async () => {
      const [mine, theirs] = [await withPasskey(), await withPasskey()];
      const [key] = await listed(theirs.who);
      expect((await listed(mine.who)).map(({ id }) => id)).not.toContain(key?.id);
      expect((await mine.who.send('DELETE', `/operator/passkeys/${key?.id}`)).status).toBe(404);
      expect((await signIn(theirs.device)).status).toBe(200);
      expect((await theirs.who.send('DELETE', `/operator/passkeys/${key?.id}`)).status).toBe(200);
      expect(await listed(theirs.who)).toEqual([]);
      expectRefused(await signIn(theirs.device));
    });

    it('gets the same refusal if it is unknown, removed, or of a blocked or removed account [X-33, NFR-10]', async () => {
      const owner = await atConsole();
      const ends = [
        (id: number, email: string) =>
          owner.send('PUT', `/operator/accounts/${id}`, {
            name: 'Any',
            email,
            role: 'support',
            is_active: false,
          }),
        (id: number) => owner.send('DELETE', `/operator/accounts/${id}`),
      ];
      const answers = [(await signIn(newAuthenticator(HERE))).body];
      for (const end of ends) {
        const { who, device } = await withPasskey();
        expect((await end(who.id, who.email)).status).toBe(200);
        answers.push((await signIn(device)).body);
      }
      expect(answers[0]).toMatchObject({ errors: [{ code: 'passkey' }] });
      expect(answers).toEqual(answers.map(() => answers[0]));
    });

    it('never signs in a customer, and a customer’s passkey never signs in an operator [X-33, NFR-10]', async () => {
      const { device } = await withPasskey();
      const customer = await newCustomer(server());
      const options = await customer.visitor.send(
        'auth/passkey/register-options',
        {},
        { token: customer.token },
      );
      const theirs = newAuthenticator(HERE);
      const credential = theirs.create(options.body as unknown as Creation);
      await customer.visitor.send('auth/passkey/register', credential, { token: customer.token });
      expectRefused(await signIn(theirs));
      const visitor = await newVisitor(server());
      const challenge = (await visitor.send('auth/passkey/login-options', {})).body as unknown as Request;
      expect((await visitor.auth('passkey/login', device.get(challenge))).codes).toEqual(['passkey']);
      expectRefused(await browser(server).send('POST', SIGN_IN, device.get(challenge)));
    });

    it('cannot be guessed: 20 refused passkeys block an IP address for 15 minutes [X-33, NFR-10]', async () => {
      server().pass(16 * MINUTE);
      const { device } = await withPasskey();
      for (let times = 0; times < 3; times += 1) expect((await signIn(device)).status).toBe(200);
      const statuses = [];
      for (let times = 0; times < 21; times += 1)
        statuses.push((await signIn(newAuthenticator(HERE))).status);
      expect(statuses).toEqual([...Array(20).fill(403), 429]);
      expect((await signIn(device)).status).toBe(429);
      server().pass(16 * MINUTE);
      expect((await signIn(device)).status).toBe(200);
    });
  },
  { env: ENV },
);
