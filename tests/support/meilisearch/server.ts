import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoredDocument } from './filter';
import { checkFields, isFlag, isText, Refusal, snake } from './refusal';
import { checkQuery, type StoredIndex, search } from './search';
import { checkSettings, USUAL_SETTINGS, withSettings } from './settings';

/** The actions that a key must allow, as docs/operator.md lists them. */
const ACTIONS = [
  'search',
  'documents.add',
  'documents.delete',
  'indexes.create',
  'indexes.delete',
  'indexes.swap',
  'settings.update',
  'tasks.get',
];

export const KEY = 'a-key-for-tests';

type Task = { uid: number; indexUid: string | null; type: string; status: string; error: object | null };
type Body = unknown;
type Route = {
  method: string;
  path: RegExp;
  action: string;
  answer: (parts: string[], body: Body) => object;
};

/**
 * A fake Meilisearch, because no real one can be installed with npm. It is written from the engine's
 * API reference and refuses what the engine refuses. Tasks are processed later and in order, so no test can
 * rely on a write that was only accepted.
 */
export type FakeMeilisearch = {
  url: string;
  /** The documents of an index, or `null` if the index does not exist. */
  documentsOf(uid: string): StoredDocument[] | null;
  /** All requests since the last call, such as `POST /multi-search`. */
  takeRequests(): { call: string; body: Body }[];
  /** Lets the next tasks fail, as a full disk would. */
  failTasks(count: number): void;
  /** Delays each answer, in milliseconds. */
  delay(milliseconds: number): void;
  removeIndex(uid: string): void;
  /** Refuses connections until `start` is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function startMeilisearch(): Promise<FakeMeilisearch> {
  const indexes = new Map<string, StoredIndex>();
  const tasks: Task[] = [];
  let requests: { call: string; body: Body }[] = [];
  let failing = 0;
  let delayed = 0;
  let processed = Promise.resolve();

  const indexNamed = (uid: string): StoredIndex => {
    const index = indexes.get(uid);
    if (index === undefined) throw new Refusal('index_not_found', `Index \`${uid}\` not found.`, 404);
    return index;
  };
  const create = (uid: string, primaryKey: string | null): StoredIndex => {
    const index = { primaryKey, settings: USUAL_SETTINGS, documents: new Map() };
    indexes.set(uid, index);
    return index;
  };
  /** Adding documents or settings creates a missing index. */
  const indexOrNew = (uid: string) => indexes.get(uid) ?? create(uid, null);

  const enqueue = (type: string, indexUid: string | null, work: () => void): object => {
    const task: Task = { uid: tasks.length, indexUid, type, status: 'enqueued', error: null };
    tasks.push(task);
    processed = processed.then(async () => {
      await pause(2);
      try {
        if (failing > 0) {
          failing -= 1;
          throw new Refusal('no_space_left_on_device', 'No space left on device.', 422);
        }
        work();
        task.status = 'succeeded';
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        task.status = 'failed';
        task.error = error.body();
      }
    });
    return { taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt: new Date().toISOString() };
  };

  const routes: Route[] = [
    {
      method: 'POST',
      path: /^\/multi-search$/,
      action: 'search',
      answer(_, body) {
        checkFields(body, { queries: Array.isArray }, { codeOf: () => 'bad_request', required: ['queries'] });
        const results = (body.queries as unknown[]).map((query) => {
          checkQuery(query);
          return {
            indexUid: query.indexUid,
            hits: search(indexNamed(query.indexUid), query),
            query: query.q,
          };
        });
        return { results };
      },
    },
    {
      method: 'POST',
      path: /^\/indexes$/,
      action: 'indexes.create',
      answer(_, body) {
        checkFields(
          body,
          { uid: isText, primaryKey: isText },
          { codeOf: (name) => `invalid_index_${snake(name)}`, required: ['uid'] },
        );
        const uid = String(body.uid);
        if (!/^[\w-]{1,400}$/.test(uid)) throw new Refusal('invalid_index_uid', `Invalid uid ${uid}.`);
        return enqueue('indexCreation', uid, () => {
          if (indexes.has(uid)) throw new Refusal('index_already_exists', `Index \`${uid}\` exists.`, 409);
          create(uid, (body.primaryKey as string | undefined) ?? null);
        });
      },
    },
    {
      method: 'DELETE',
      path: /^\/indexes\/([^/]+)$/,
      action: 'indexes.delete',
      answer: ([uid = '']) =>
        enqueue('indexDeletion', uid, () => {
          indexNamed(uid);
          indexes.delete(uid);
        }),
    },
    {
      method: 'PATCH',
      path: /^\/indexes\/([^/]+)\/settings$/,
      action: 'settings.update',
      answer([uid = ''], body) {
        checkSettings(body);
        return enqueue('settingsUpdate', uid, () => {
          const index = indexOrNew(uid);
          index.settings = withSettings(index.settings, body);
        });
      },
    },
    {
      method: 'POST',
      path: /^\/indexes\/([^/]+)\/documents$/,
      action: 'documents.add',
      answer([uid = ''], body) {
        const documents = (Array.isArray(body) ? body : [body]) as StoredDocument[];
        return enqueue('documentAdditionOrUpdate', uid, () => {
          const index = indexOrNew(uid);
          index.primaryKey ??= 'id';
          for (const document of documents) {
            const id = document[index.primaryKey];
            if (id === undefined) throw new Refusal('missing_document_id', 'A document has no id.');
            if (!/^[\w-]{1,511}$/.test(String(id)))
              throw new Refusal('invalid_document_id', `Invalid id ${id}.`);
            index.documents.set(String(id), document);
          }
        });
      },
    },
    {
      method: 'POST',
      path: /^\/indexes\/([^/]+)\/documents\/delete-batch$/,
      action: 'documents.delete',
      answer([uid = ''], body) {
        if (!Array.isArray(body)) throw new Refusal('malformed_payload', 'The body must be a list of ids.');
        return enqueue('documentDeletion', uid, () => {
          for (const id of body) indexNamed(uid).documents.delete(String(id));
        });
      },
    },
    {
      method: 'POST',
      path: /^\/swap-indexes$/,
      action: 'indexes.swap',
      answer(_, body) {
        if (!Array.isArray(body)) throw new Refusal('bad_request', 'The body must be a list.');
        const pairs = body.map((swap: unknown) => {
          const isPair = (value: unknown) =>
            Array.isArray(value) && value.length === 2 && value.every(isText);
          checkFields(
            swap,
            { indexes: isPair, rename: isFlag },
            { codeOf: (name) => `invalid_swap_${snake(name)}`, required: ['indexes'] },
          );
          if (swap.rename === true) throw new Error('The fake does not imitate renaming');
          return swap.indexes as [string, string];
        });
        if (new Set(pairs.flat()).size !== pairs.length * 2)
          throw new Refusal('invalid_swap_duplicate_index_found', 'An index is swapped twice.');
        return enqueue('indexSwap', null, () => {
          const swapped = pairs.map(
            ([one, other]) => [one, indexNamed(other), other, indexNamed(one)] as const,
          );
          for (const [one, ofOther, other, ofOne] of swapped) {
            indexes.set(one, ofOther);
            indexes.set(other, ofOne);
          }
        });
      },
    },
    {
      method: 'GET',
      path: /^\/tasks\/(\d+)$/,
      action: 'tasks.get',
      answer([uid = '']) {
        const task = tasks[Number(uid)];
        if (task === undefined) throw new Refusal('task_not_found', `Task \`${uid}\` not found.`, 404);
        return task;
      },
    },
  ];

  async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    const { method = '', url = '' } = request;
    const { pathname } = new URL(url, 'http://engine');
    let text = '';
    for await (const chunk of request) text += chunk;
    const body: Body = text === '' ? undefined : JSON.parse(text);
    if (!pathname.startsWith('/tasks/')) requests.push({ call: `${method} ${pathname}`, body });
    if (delayed > 0) await pause(delayed);
    try {
      const known = routes.filter(({ path }) => path.test(pathname));
      if (known.length === 0) return [404, {}];
      const route = known.find((one) => one.method === method);
      if (route === undefined) return [405, {}];
      const { authorization } = request.headers;
      if (authorization === undefined)
        throw new Refusal('missing_authorization_header', 'The Authorization header is missing.', 401);
      if (authorization !== `Bearer ${KEY}` || !ACTIONS.includes(route.action))
        throw new Refusal('invalid_api_key', 'The provided API key is invalid.', 403);
      if (body !== undefined && !request.headers['content-type']?.startsWith('application/json'))
        throw new Refusal('invalid_content_type', 'The content type must be application/json.', 415);
      const [, ...parts] = (route.path.exec(pathname) ?? []).map(decodeURIComponent);
      const isAccepted = !['search', 'tasks.get'].includes(route.action);
      return [isAccepted ? 202 : 200, route.answer(parts, body)];
    } catch (error) {
      if (error instanceof Refusal) return [error.status, error.body()];
      throw error;
    }
  }

  const respond = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });

  let server: Server | null = null;
  let port = 0;
  const fake: FakeMeilisearch = {
    url: '',
    documentsOf: (uid) => {
      const documents = indexes.get(uid)?.documents;
      return documents === undefined ? null : [...documents.values()];
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    failTasks(count) {
      failing = count;
    },
    delay(milliseconds) {
      delayed = milliseconds;
    },
    removeIndex: (uid) => void indexes.delete(uid),
    async stop() {
      const running = server;
      server = null;
      running?.closeAllConnections();
      await new Promise((resolve) => (running === null ? resolve(null) : running.close(resolve)));
    },
    async start() {
      server = createServer(respond).listen(port, '127.0.0.1').unref();
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
  };
  await fake.start();
  fake.url = `http://127.0.0.1:${port}`;
  return fake;
}
