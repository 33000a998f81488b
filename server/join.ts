import { ALONE, type Cluster, joinCluster } from './db/cluster';
import type { OpenDatabase } from './db/connect';
import type { Settings } from './settings';

type Log = (message: string) => void;

/**
 * Connects to the other processes of this shop. The connection must be direct, because a pooler would share
 * it.
 */
export async function joinProcesses(
  database: OpenDatabase,
  { databaseUrl, directUrl }: Pick<Settings, 'databaseUrl' | 'directUrl'>,
  log: Log,
): Promise<Cluster> {
  const url = directUrl ?? (database.isPooled ? null : databaseUrl);
  if (database.kind === 'embedded') return ALONE;
  if (url !== null) return joinCluster({ database, url, log });
  log('DATABASE_URL is a pooler and DATABASE_DIRECT_URL is not set: other processes are polled for changes.');
  return ALONE;
}

/** Logs the generated secrets that other processes can't have. The operator must configure them. */
export async function warnOfUnsharedSecrets(
  cluster: Cluster,
  { geo, operator }: Pick<Settings, 'geo' | 'operator'>,
  log: Log,
): Promise<void> {
  const unshared = [
    operator?.isNew && 'OPERATOR_KEY (the console key of each process opens only that process)',
    geo.geocoding.engine !== 'city' &&
      geo.geocoding.isSecretNew &&
      'GEO_TOKEN_SECRET (addresses that one process finds are unknown to the others)',
  ].filter((secret) => typeof secret === 'string');
  const others = unshared.length > 0 ? await cluster.countOthers() : 0;
  if (others === null || others === 0) return;
  log(`${others} other processes serve this shop. Set the same in all of them: ${unshared.join(', ')}.`);
}
