import { randomBytes } from 'node:crypto';

type Environment = Readonly<Record<string, string | undefined>>;

/** `null`: no console [X-23, PERM-11]. */
export type OperatorSettings = { key: string; isNew: boolean } | null;

const SHORTEST_KEY = 16;

/** Requires `OPERATOR=on`; the key is configured or generated. */
export function readOperatorSettings(env: Environment): OperatorSettings {
  const change = env.OPERATOR?.trim() || 'off';
  if (change !== 'on' && change !== 'off')
    throw new Error(`OPERATOR must be "on" or "off", not "${change}".`);
  if (change === 'off') return null;
  const configured = env.OPERATOR_KEY?.trim() || null;
  if (configured === null) return { key: randomBytes(18).toString('base64url'), isNew: true };
  if (configured.length < SHORTEST_KEY)
    throw new Error(`OPERATOR_KEY must have at least ${SHORTEST_KEY} characters.`);
  return { key: configured, isNew: false };
}
