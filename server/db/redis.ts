import type { Redis } from 'ioredis';

/** The timeout of a Redis command in milliseconds. Afterwards the request continues without Redis. */
const PATIENCE = 500;
const LONGEST_PAUSE = 5000;

/**
 * Opens Redis. The client is loaded only if Redis is configured. An unreachable Redis never stops a request
 * or the start.
 */
export async function openRedis(url: string | null, log: (message: string) => void): Promise<Redis | null> {
  if (url === null) return null;
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    lazyConnect: true,
    retryStrategy: (attempt) => Math.min(LONGEST_PAUSE, attempt * 200),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log(`Redis is away, rate limits are not counted: ${error.message}`);
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log('Redis is back.');
    isAway = false;
  });
  await redis.connect().catch(() => undefined);
  return redis;
}
