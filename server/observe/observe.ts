import type { OpenDatabase } from '../db/connect';
import type { Replica } from '../db/replica';
import type { OpenSearch } from '../features/search/open-search';
import type { CacheSizes } from '../http/cache-sizes';
import type { Settings } from '../settings';
import type { Logs } from './log';
import { openMetrics, serveMetrics } from './metrics';
import { idsOf, type Observers } from './requests';

type Observed = {
  settings: Pick<Settings, 'host' | 'metricsPort' | 'isTraced'>;
  logs: Logs;
  database: OpenDatabase;
  replica: Replica | null;
  search: OpenSearch | null;
  streams: Readonly<Record<string, () => number>>;
  cacheSizes: CacheSizes;
};

/** Starts logs, traces and metrics. Their packages are loaded only if the settings ask for them. */
export async function observe({ settings, logs, database, replica, search, streams, cacheSizes }: Observed) {
  const { logRequest } = logs;
  const observers: Observers = {
    answered: [],
    tracer: settings.isTraced ? (await import('./tracing')).tracer : null,
  };
  if (logRequest !== null)
    observers.answered.push(({ request, operation, status, milliseconds }) =>
      logRequest({
        ...idsOf(request),
        operation,
        method: request.method,
        status,
        milliseconds: Math.round(milliseconds),
      }),
    );
  if (settings.metricsPort === null) return { observers, close: async () => undefined };
  const metrics = await openMetrics({ database, replica, search, streams, cacheSizes });
  observers.answered.push(metrics.observe);
  const server = await serveMetrics(metrics.registry, { host: settings.host, port: settings.metricsPort });
  return { observers, close: () => server.close() };
}
