import { randomBytes } from 'node:crypto';

type Environment = Readonly<Record<string, string | undefined>>;

/** What opens the page of the operator; null: there is none [X-23, PERM-11]. */
export type OperatorSettings = { key: string; isNew: boolean } | null;

const SHORTEST_KEY = 16;

/** Never on by accident: it wants `OPERATOR=on`, and then a key of one's own or the one that is printed. */
export function readOperatorSettings(env: Environment): OperatorSettings {
  const wish = env.OPERATOR?.trim() || 'off';
  if (wish !== 'on' && wish !== 'off') throw new Error(`OPERATOR must be "on" or "off", not "${wish}".`);
  if (wish === 'off') return null;
  const own = env.OPERATOR_KEY?.trim() || null;
  if (own === null) return { key: randomBytes(18).toString('base64url'), isNew: true };
  if (own.length < SHORTEST_KEY)
    throw new Error(`OPERATOR_KEY must have at least ${SHORTEST_KEY} characters.`);
  return { key: own, isNew: false };
}
