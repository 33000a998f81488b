import { signIdentity } from '../../../server/demo/identity/demo-provider';
import type { TestServer } from '../../support/server';
import { newCustomer, newEmail } from './visitor';

export type Identity = {
  medium: 'google' | 'facebook' | 'apple';
  token: string;
  unique_id: string;
  email: string | null;
  name: string;
  id_token: null;
};

/** The identities offered by the simulated provider page. */
export async function identitiesOn(
  server: TestServer,
  medium: Identity['medium'] = 'google',
): Promise<Record<'newcomer' | 'amira' | 'eli' | 'hana' | 'jana', Identity>> {
  const { body } = await server.app.inject(`/demo/identity?medium=${medium}`);
  const [newcomer, amira, eli, hana, jana] = [...body.matchAll(/data-identity="([^"]+)"/g)].map(
    ([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"')) as Identity,
  );
  if (!newcomer || !amira || !eli || !hana || !jana) throw new Error('Somebody is missing on the page');
  return { newcomer, amira, eli, hana, jana };
}

/** Creates a signed identity of a person whom the simulated provider's page does not list. */
export async function signedIdentity(
  { database }: TestServer,
  medium: Identity['medium'],
  email: string | null,
) {
  const subject = `${medium}-${newEmail()}`;
  const token = await signIdentity(database, { medium, subject, email });
  return { medium, token, unique_id: subject, email };
}

export const strangerWithoutEmail = (server: TestServer) => signedIdentity(server, 'facebook', null);

/** A linked customer without a phone number. */
export async function linkedWithoutPhone(server: TestServer) {
  const customer = await newCustomer(server);
  const identity = await signedIdentity(server, 'google', customer.form.email);
  await server.database.query('update customers set phone = null, is_phone_verified = false where id = $1', [
    customer.id,
  ]);
  await server.database.query(
    'insert into social_accounts (provider, subject, customer_id) values ($1, $2, $3)',
    [identity.medium, identity.unique_id, customer.id],
  );
  return { ...customer, identity };
}
