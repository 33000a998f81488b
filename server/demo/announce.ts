import type { Settings } from '../settings';

/** The password of every account of the demo world. */
export const DEMO_PASSWORD = 'demo1234';
/** The code that every message of the demo world carries. */
export const DEMO_CODE = '123456';

const ACCOUNTS: readonly [name: string, note: string][] = [
  ['Amira', 'verified, wallet, points, three addresses, orders'],
  ['Ben', 'phone not verified'],
  ['Chen', 'email not verified'],
  ['Dana', 'personal details missing'],
  ['Gus', 'no address, empty wallet'],
  ['Ivo', 'has a cart of another store'],
];

/** What a newcomer wants to know once the server answers. */
export function announce(port: number, { host, isDemo, databaseUrl, dataDirectory }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const where =
    databaseUrl === null ? `embedded PostgreSQL in ${dataDirectory}` : 'PostgreSQL at DATABASE_URL';
  const lines = [`Souk is open at http://${name}:${port}`, `Database: ${where}`];
  if (isDemo) {
    lines.push(
      '',
      `Demo accounts (password for all: ${DEMO_PASSWORD}, code for all: ${DEMO_CODE})`,
      ...ACCOUNTS.map(([name, note]) => `  ${`${name.toLowerCase()}@souk.example`.padEnd(20)}  ${note}`),
      'Worlds to try: add ?scenario=CFG-AR, ERR-SLOW, CLK-EVENING ... to any address; ?scenario=none ends it.',
    );
  }
  return lines.join('\n');
}
