import type { Settings } from '../settings';
import { DEMO_CODE } from './identity/demo-identity-services';
import { DEMO_PASSWORD, demoAccounts } from './world/people/customers';

/** Prints the demo's start message with its URL and accounts. */
export function announce(
  port: number,
  {
    host,
    isDemo,
    databaseUrl,
    dataDirectory,
    identity,
    trustProxy,
    hasRateLimits,
    hasFlows,
    operator,
  }: Settings,
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
  if (operator !== null)
    lines.push(
      '',
      `The operator’s page: http://${name}:${port}/operator`,
      operator.isNew ? `Its key, until the server ends: ${operator.key}` : 'Its key is OPERATOR_KEY.',
    );
  const open = [
    !isDemo &&
      identity.publicUrl === null &&
      'PUBLIC_URL is not set: passkeys and links follow whatever name a request calls this server by.',
    trustProxy === true &&
      'TRUST_PROXY=on believes everybody who names another address: say how many proxies stand in front.',
    !isDemo && !hasRateLimits && 'RATE_LIMITS=off: nobody is told to wait.',
    !isDemo && hasFlows && 'FLOWS=on: everybody can read the flow gallery at /flows.',
  ].filter((line) => line !== false);
  if (open.length > 0) lines.push('', ...open);
  return lines.join('\n');
}
