import type { Addresses, Operations } from '../../contract/types.gen';
import type { Place } from '../../domain/catalogue';
import type { Currency } from '../../domain/money';
import { ApiError, type ApiErrorCode } from './api-error';
import type { OfflineCache } from './offline-cache';
import { type BaseUrls, baseUrlsOf, completePictures } from './picture-names';
import type { HttpAnswer, HttpRequest, Transport } from './transport';
import type { Wire } from './wire';

/** Values that every request depends on. They are read for each request and stored nowhere else. */
export type RequestScope = {
  language: string;
  place: Pick<Place, 'lat' | 'lng' | 'zoneIds'> | null;
  moduleId: number | null;
  /** The id of the rental module, which rental calls use even if another module is chosen. */
  rentalModuleId?: number | null;
  guestId: string | null;
  token: string | null;
};

export type ApiClient = {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  delete: Call<'delete'>;
  /** Returns `{ guest_id }` for guests. Customers are identified by their token [GUEST-03]. */
  identity(): { guest_id?: string };
  currency(): Currency;
  /** Returns the request scope, for streams, which send their own requests. */
  scope(): RequestScope;
};

type ClientOptions = {
  scope: () => RequestScope;
  /** Returns the currency from the shop's configuration, which loads before the first call with amounts. */
  currency: () => Currency;
  transport: Transport;
  /** Called if the server responds with 401 to this token [AUTH-61]. */
  onRefusedToken?: (token: string) => void;
  /** Called with each response's cart version. A new version means a change by another device [CART-62]. */
  onCartVersion?: (version: number) => void;
  /** The cache of lists, used while the server can't be reached. */
  offlineCache?: OfflineCache;
  /** Called when a cached response is used, and when the server responds again. */
  onOldAnswer?: (isOld: boolean) => void;
  /** Base URLs of pictures, if the configuration was inlined into the page. */
  baseUrls?: BaseUrls;
  pause?: (ms: number) => Promise<void>;
};

const READ_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 30_000;
const READ_TRIES = 3;
/** The maximum number of attempts after timeouts. Each timeout has already taken long. */
const TIMEOUT_TRIES = 2;
const FIRST_PAUSE = 400;
/** The maximum number of attempts while the server responds with `Retry-After`. */
const AWAY_TRIES = 4;
const SOFTWARE_ID = 'souk-web';
/** Paths where a 401 does not mean that a session has expired. */
const SIGN_IN = '/auth/';
const RENTAL = '/rental/';
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server'];
const UNREACHABLE: readonly ApiErrorCode[] = ['offline', 'timeout'];

export function createApiClient({
  scope,
  currency,
  transport,
  onRefusedToken,
  onCartVersion,
  offlineCache,
  onOldAnswer,
  baseUrls: knownUrls = {},
  pause = wait,
}: ClientOptions): ApiClient {
  /** Returns the request scope. Rental calls always use the rental module [NAV-17, NAV-18]. */
  const scopeFor = (path: string, options: AnyOptions): RequestScope => {
    const scopeUsed = scope();
    const configured = path.startsWith(RENTAL)
      ? (scopeUsed.rentalModuleId ?? scopeUsed.moduleId)
      : scopeUsed.moduleId;
    return { ...scopeUsed, moduleId: options.moduleId === undefined ? configured : options.moduleId };
  };

  const send = (
    method: HttpRequest['method'],
    address: string,
    options: AnyOptions,
    timeout: number,
    known?: RequestScope,
  ) => {
    const path = pathOf(address, options.params);
    const scopeUsed = known ?? scopeFor(path, options);
    const { token } = scopeUsed;
    return transport({
      method,
      path,
      timeout,
      query: cleanQuery(options.query),
      headers: {
        ...headersOf(scopeUsed),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.isLast && { isLast: true }),
      ...(options.isOpening && { isOpening: true }),
    }).then(
      (answer) => {
        if (answer.cartVersion) onCartVersion?.(Number(answer.cartVersion));
        return withPictures(path, bodyOf(answer));
      },
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.code === 'unauthorized';
        if (isRefused && token !== null && !path.startsWith(SIGN_IN)) onRefusedToken?.(token);
        throw error;
      },
    );
  };

  /** Returns the delay before a failed call is retried, or `null` for no retry. */
  const pauseAfter = (error: unknown, attempt: number, isRead: boolean): number | null => {
    // A retry is useless while the browser is offline.
    if (!(error instanceof ApiError) || globalThis.navigator?.onLine === false) return null;
    if (error.retryAfter !== null) return attempt < AWAY_TRIES ? error.retryAfter : null;
    const tries = error.code === 'timeout' ? TIMEOUT_TRIES : READ_TRIES;
    const isPassing = isRead && PASSING.includes(error.code) && attempt < tries;
    return isPassing ? FIRST_PAUSE * 2 ** (attempt - 1) : null;
  };

  /**
   * Repeats failed reads. A write is not repeated, because its first attempt may have arrived. A write with
   * an idempotency key is repeated once if the server was unavailable [API-07].
   */
  const insist = async (
    options: AnyOptions,
    isRead: boolean,
    call: () => Promise<unknown>,
  ): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const wait = pauseAfter(error, attempt, isRead);
        if (wait === null || options.signal?.aborted) throw error;
        await pause(wait);
      }
    }
  };

  const write = (method: 'POST' | 'PUT' | 'DELETE', address: string, options: AnyOptions) => {
    const call = () => send(method, address, options, WRITE_TIMEOUT);
    return options.idempotencyKey === undefined ? call() : insist(options, false, call);
  };

  let baseUrls = knownUrls;
  /** Completes picture names to URLs. The configuration, which loads first, contains the base URLs. */
  function withPictures(path: string, body: unknown): unknown {
    if (path === '/config') baseUrls = baseUrlsOf(body);
    else if (Object.keys(baseUrls).length > 0) completePictures(body, baseUrls, path);
    return body;
  }

  let isOld = false;
  const notify = (isKept: boolean) => {
    if (isKept || isOld) onOldAnswer?.(isKept);
    isOld = isKept;
  };
  /** Sends a read. If the server cannot be reached, returns the cached response [NFR-08]. */
  const read = async (address: string, options: AnyOptions): Promise<unknown> => {
    const path = pathOf(address, options.params);
    const scopeUsed = scopeFor(path, options);
    const question = { path, query: cleanQuery(options.query), ...scopeUsed };
    try {
      await turn();
      const body = await insist(options, true, () => send('GET', address, options, READ_TIMEOUT, scopeUsed));
      offlineCache?.store(question, body);
      notify(false);
      return body;
    } catch (error) {
      const isUnreachable = error instanceof ApiError && UNREACHABLE.includes(error.code);
      const cached = isUnreachable ? ((await offlineCache?.recall(question)) ?? null) : null;
      if (cached === null) throw error;
      notify(true);
      return cached;
    }
  };

  return {
    get: typed((address, options) => read(address, options)),
    post: typed((address, options) => write('POST', address, options)),
    put: typed((address, options) => write('PUT', address, options)),
    delete: typed((address, options) => write('DELETE', address, options)),
    identity: () => {
      const { token, guestId } = scope();
      return token === null && guestId !== null ? { guest_id: guestId } : {};
    },
    currency,
    scope,
  };
}

/** Adds the contract's types to a call. The only such cast: `Wire` guarantees field names, but no values. */
const typed = <M extends Method>(send: (address: string, options: AnyOptions) => Promise<unknown>): Call<M> =>
  ((address: string, options: AnyOptions = {}) => send(address, options)) as Call<M>;

const pathOf = (address: string, params: AnyOptions['params'] = {}): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Returns the headers, whose names the specification defines [API-01]. The browser adds `Origin`. */
export function headersOf({ language, place, moduleId, token }: RequestScope): Record<string, string> {
  return {
    Accept: 'application/json',
    // The specification's API has its own language header beside the standard one.
    language,
    'X-localization': language,
    'X-software-id': SOFTWARE_ID,
    ...(place && {
      latitude: String(place.lat),
      longitude: String(place.lng),
      zoneid: JSON.stringify(place.zoneIds),
    }),
    ...(moduleId !== null && { moduleId: String(moduleId) }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}

/** Returns the body. Throws for HTML from a proxy and for truncated responses. */
function bodyOf({ body }: HttpAnswer): unknown {
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError('unexpected');
}

const cleanQuery = (query: AnyOptions['query'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([key, value]) => [key, String(value)]),
  );

/** Waits for the browser between two responses, so that slow phones can respond to input. */
const turn = async () => {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Method = keyof Addresses;
type AddressOf<M extends Method> = keyof Addresses[M];
type OperationOf<M extends Method, Address extends AddressOf<M>> = Operations[Addresses[M][Address] &
  keyof Operations];

/** The query of a request. Empty values are left out of the URL. */
type Query<Asked> = { [Key in keyof Asked]: Asked[Key] | null | undefined };
type Nothing = Record<never, never>;
type Part<Name extends string, Asked> = [keyof Asked] extends [never]
  ? Nothing
  : Nothing extends Asked
    ? { [Key in Name]?: Asked }
    : { [Key in Name]: Asked };
type Body<Sent> = [Sent] extends [undefined]
  ? Nothing
  : undefined extends Sent
    ? { body?: Sent }
    : { body: Sent | FormData };

/** Options of a request. `moduleId: null`: the request is for all modules. */
type AskOptions = { signal?: AbortSignal; moduleId?: number | null };
type SendOptions = AskOptions & {
  /** True if the request is sent while the page closes, with `keepalive`. */
  isLast?: boolean;
  /** True if the request is sent while the page opens. It then does not wait for axios. */
  isOpening?: boolean;
  /** The idempotency key. The server runs equal keys once, also after a lost connection [CHK-05, API-07]. */
  idempotencyKey?: string;
};

type Options<M extends Method, Address extends AddressOf<M>> = (M extends 'get' ? AskOptions : SendOptions) &
  Part<'params', OperationOf<M, Address>['params']> &
  Part<'query', Query<OperationOf<M, Address>['query']>> &
  Body<OperationOf<M, Address>['body']>;

/** URLs, requests and responses of one method, typed by the contract. */
export type Call<M extends Method> = <Address extends AddressOf<M>>(
  address: Address,
  ...options: Nothing extends Options<M, Address> ? [Options<M, Address>?] : [Options<M, Address>]
) => Promise<Wire<OperationOf<M, Address>['answer']>>;

export type AnyOptions = SendOptions & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};
