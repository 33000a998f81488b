import { randomBytes } from 'node:crypto';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of the console. `null`: the console is off [X-23, PERM-11]. */
export type OperatorSettings = { key: string; isNew: boolean; isKeyAlwaysAccepted: boolean } | null;

const SHORTEST_KEY = 16;

/**
 * Returns the console's settings. `OPERATOR=on` turns it on. The access key is configured, or generated at
 * the start.
 */
export function readOperatorSettings(env: Environment): OperatorSettings {
  const change = env.OPERATOR?.trim() || 'off';
  if (change !== 'on' && change !== 'off')
    throw new Error(`OPERATOR must be "on" or "off", not "${change}".`);
  if (change === 'off') return null;
  const keySignIn = env.OPERATOR_KEY_SIGN_IN?.trim() || 'on';
  if (keySignIn !== 'on' && keySignIn !== 'until-owner')
    throw new Error(`OPERATOR_KEY_SIGN_IN must be "on" or "until-owner", not "${keySignIn}".`);
  const isKeyAlwaysAccepted = keySignIn === 'on';
  const configured = env.OPERATOR_KEY?.trim() || null;
  if (configured === null)
    return { key: randomBytes(18).toString('base64url'), isNew: true, isKeyAlwaysAccepted };
  if (configured.length < SHORTEST_KEY)
    throw new Error(`OPERATOR_KEY must have at least ${SHORTEST_KEY} characters.`);
  return { key: configured, isNew: false, isKeyAlwaysAccepted };
}
