import type { Settings } from '../settings';
import { DEMO_CODE } from './identity/stand-ins';
import { DEMO_PASSWORD, demoAccounts } from './world/people/customers';

/** What a newcomer wants to know once the server answers. */
export function announce(
  port: number,
  { host, isDemo, databaseUrl, dataDirectory, identity }: Settings,
): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const where =
    databaseUrl === null ? `embedded PostgreSQL in ${dataDirectory}` : 'PostgreSQL at DATABASE_URL';
  const hasSender = identity.smtpUrl ?? identity.smsWebhookUrl ?? identity.firebaseApiKey;
  const lines = [`Souk is open at http://${name}:${port}`, `Database: ${where}`];
  if (isDemo) {
    lines.push(
      '',
      'This is a demo: everybody who reaches it knows its passwords and its code. DEMO=off for real people.',
      `Demo accounts (password for all: ${DEMO_PASSWORD}${hasSender ? '' : `, code for all: ${DEMO_CODE}`})`,
      ...demoAccounts.map(({ email, who }) => `  ${email.padEnd(20)}  ${who}`),
      `What the demo would have mailed: http://${name}:${port}/demo/outbox`,
      'Worlds to try: add ?scenario=CFG-AR, ERR-SLOW, CLK-EVENING ... to any address; ?scenario=none ends it.',
    );
  }
  return lines.join('\n');
}
