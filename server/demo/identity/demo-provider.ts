import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SocialMedium } from '../../../domain/auth/login';
import type { Queryable } from '../../db/database';
import type { SocialIdentity, SocialProvider } from '../../features/session/services/identity.types';
import { secretOf } from '../../features/shared/secrets';

const SECRET = 'demo identities';

/** Simulates an identity provider. It signs identities with a secret of this database. */
export const demoProvider = (medium: SocialMedium, database: Queryable): SocialProvider => ({
  clientId: `souk-demo-${medium}`,
  identityUrl: `/demo/identity?medium=${medium}`,
  async verify({ token, uniqueId }) {
    const [claims = '', signature = ''] = token.split('.');
    const expected = signatureOf(claims, await secretOf(database, SECRET));
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const identity = JSON.parse(Buffer.from(claims, 'base64url').toString()) as SocialIdentity;
    return identity.medium === medium && identity.subject === uniqueId ? identity : null;
  },
});

export async function signIdentity(database: Queryable, identity: SocialIdentity): Promise<string> {
  const claims = Buffer.from(JSON.stringify(identity)).toString('base64url');
  return `${claims}.${signatureOf(claims, await secretOf(database, SECRET)).toString('base64url')}`;
}

const signatureOf = (claims: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(claims).digest();
