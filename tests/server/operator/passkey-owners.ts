import { expect } from 'vitest';
import type { OperatorPasskeys } from '../../../contract/types.gen';
import type { TestServer } from '../../support/server';
import { newAuthenticator } from '../session/authenticator';
import { browser, operatorOf, PASSWORD } from './visitor';

/** The host name that `inject` uses. */
export const HERE = { origin: 'http://localhost', rpId: 'localhost' };
export const SIGN_IN = '/operator/passkey-sign-in';

export type Creation = {
  challenge: string;
  user: { id: string; name: string };
  excludeCredentials: object[];
};
export type Request = { challenge: string; allowCredentials?: unknown[] };
type Person = Pick<ReturnType<typeof browser>, 'send'>;
type Authenticator = ReturnType<typeof newAuthenticator>;

/** Operators with passkeys at this server. */
export function passkeysAt(server: () => TestServer) {
  let people = 0;
  const anybody = (role: 'owner' | 'support' = 'support') => {
    people += 1;
    return operatorOf(server, { role, email: `passkey.${people}@shop.example` });
  };
  const creating = (who: Person, password = PASSWORD) =>
    who.send<Creation>('POST', '/operator/passkeys/options', { password });
  const add = async (who: Person, device: Authenticator = newAuthenticator(HERE), name?: string) => {
    const credential = device.create((await creating(who)).body);
    return {
      device,
      credential,
      added: await who.send('POST', '/operator/passkeys', { name, credential }),
    };
  };
  const withPasskey = async () => {
    const who = await anybody();
    return { who, ...(await add(who)) };
  };
  const requested = async (by: Person = browser(server)) =>
    (await by.send<Request>('POST', `${SIGN_IN}/options`)).body;
  const signIn = async (device: Authenticator, by = browser(server)) =>
    by.send('POST', SIGN_IN, device.get(await requested()));
  const listed = async (who: Person) =>
    (await who.send<OperatorPasskeys>('GET', '/operator/passkeys')).body.passkeys;
  const atConsole = async () => {
    const key = browser(server);
    await key.enter();
    return key;
  };
  return { anybody, creating, add, withPasskey, requested, signIn, listed, atConsole };
}

export const expectRefused = (answer: { status: number; codes: string[] }) =>
  expect([answer.status, answer.codes]).toEqual([403, ['passkey']]);
