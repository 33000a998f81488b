import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { RUNNING_STATUSES } from '../../domain/order-states';
import type { OpenDatabase } from '../db/connect';
import type { Replica } from '../db/replica';
import type { OpenSearch } from '../features/search/open-search';
import type { CacheSizes } from '../http/cache-sizes';
import type { Observers } from './requests';

type Observer = Observers['answered'][number];

type Sources = {
  database: Pick<OpenDatabase, 'connections' | 'forRequests'>;
  replica: Pick<Replica, 'reads'> | null;
  search: Pick<OpenSearch, 'counts' | 'isUsed'> | null;
  /** The number of open streams, by kind. */
  streams: Readonly<Record<string, () => number>>;
  cacheSizes: CacheSizes;
};
type Metrics = { registry: Registry; observe: Observer };

/**
 * Histogram limits in seconds. They include the shop's targets: 100 ms for events, 500 ms for pages, 5 s for
 * a statement.
 */
const BUCKETS = [0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The statuses are literals and not parameters, so that the planner can use the partial index of active
 * orders.
 */
const RUNNING = `select status as label, count(*)::int as count from orders
  where status in (${RUNNING_STATUSES.map((status) => `'${status}'`).join(', ')}) group by status`;
const PAYMENTS = `select status as label, count(*)::int as count from gateway_payments
  where created_at > now() - interval '1 hour' group by status`;
const MESSAGES = `select channel || case when is_dead then ' given up' else '' end as label, count(*)::int as count
  from outgoing_messages group by 1`;

const SEARCH_CHANGES = 'select kind as label, count(*)::int as count from search_outbox group by kind';
const SEARCH_AGE = `select kind as label, ceil(extract(epoch from now() - min(changed_at)))::int as count
  from search_outbox group by kind`;

/**
 * Loads the metrics library only if metrics are on. Labels are operations, statuses and channels: few values,
 * and never personal data.
 */
export async function openMetrics({
  database,
  replica,
  search,
  streams,
  cacheSizes,
}: Sources): Promise<Metrics> {
  const {
    Counter,
    collectDefaultMetrics,
    Gauge,
    Histogram,
    Registry: OwnRegistry,
  } = await import('prom-client');
  const registry = new OwnRegistry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const latency = new Histogram({
    name: 'souk_request_seconds',
    help: 'Time to the end of the answer; a stream ends when its reader leaves.',
    labelNames: ['operation', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'souk_metrics_unread_total',
    help: 'Reads of the database for metrics that failed.',
    registers,
  });
  new Gauge({
    name: 'souk_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'souk_public_reads_total',
    help: 'Statements of public reads while a read replica is set, by the database that answered.',
    labelNames: ['database'],
    registers,
    collect() {
      this.reset();
      for (const [name, count] of Object.entries(replica?.reads() ?? {})) this.inc({ database: name }, count);
    },
  });
  new Counter({
    name: 'souk_searches_total',
    help: 'Searches while a search engine is set, by what answered.',
    labelNames: ['by'],
    registers,
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(search?.counts() ?? {})) this.inc({ by }, count);
    },
  });
  new Gauge({
    name: 'souk_search_engine_used',
    help: '1 while the search engine answers, 0 while PostgreSQL answers instead of it.',
    labelNames: ['engine'],
    registers,
    collect() {
      if (search !== null) this.set({ engine: 'meilisearch' }, search.isUsed() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'souk_streams',
    help: 'Open event streams.',
    labelNames: ['stream'],
    registers,
    collect() {
      for (const [stream, count] of Object.entries(streams)) this.set({ stream }, count());
    },
  });
  new Gauge({
    name: 'souk_cache_bytes',
    help: 'Bytes in the caches of this process. Each cache has a limit.',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, bytes] of cacheSizes) this.set({ cache }, bytes());
    },
  });
  const counted = (name: string, help: string, label: string, sql: string) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        const rows = await database.forRequests
          .query<{ label: string; count: number }>(sql)
          .catch(() => void failures.inc());
        for (const row of rows ?? []) this.set({ [label]: row.label }, row.count);
      },
    });
  counted('souk_running_orders', 'Orders that are not finished.', 'status', RUNNING);
  counted('souk_payments_of_last_hour', 'Gateway payments begun in the last hour.', 'outcome', PAYMENTS);
  counted('souk_search_outbox', 'Changes that the search engine does not have yet.', 'kind', SEARCH_CHANGES);
  counted('souk_search_outbox_age_seconds', 'The age of the oldest of these changes.', 'kind', SEARCH_AGE);
  counted('souk_outgoing_messages', 'Messages that wait, or were given up.', 'channel', MESSAGES);
  return {
    registry,
    observe: ({ request, operation, status, milliseconds }) =>
      latency.observe({ operation, method: request.method, status: String(status) }, milliseconds / 1000),
  };
}

/** Serves the metrics on a port of their own, which no proxy makes public. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await app.listen({ host, port });
  return app;
}
