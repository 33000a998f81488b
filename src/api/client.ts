import type { Addresses, Operations } from '../../contract/types.gen';
import type { Place } from '../../domain/catalogue';
import { ApiError, type ApiErrorCode } from './api-error';
import type { Keeping } from './keeping';
import type { HttpAnswer, HttpRequest, Transport } from './transport';
import type { Wire } from './wire';

/** Who asks, from where and in which language. Read at the moment of each request, stored nowhere else. */
export type RequestScope = {
  language: string;
  place: Pick<Place, 'lat' | 'lng' | 'zoneIds'> | null;
  moduleId: number | null;
  /** The market of vehicles: a link to one is opened in every market. */
  rentalModuleId?: number | null;
  guestId: string | null;
  token: string | null;
};

export type ApiClient = {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  delete: Call<'delete'>;
  /** `{ guest_id }` for a guest, nothing for a signed-in customer, whom the token names [GUEST-03]. */
  identity(): { guest_id?: string };
  /** For what is no single call: a stream of news. */
  scope(): RequestScope;
};

type ClientOptions = {
  scope: () => RequestScope;
  transport: Transport;
  /** The server answered 401 to a call with this token [AUTH-61]. */
  onRefusedToken?: (token: string) => void;
  /** What the page knows of the cart; what other devices do is compared with it [CART-62]. */
  onCartVersion?: (version: number) => void;
  /** Where lists are shown from that no server answers for. */
  keeping?: Keeping;
  /** A reading was answered by what was kept; and, after such ones, that the server answers again. */
  onOldAnswer?: (isOld: boolean) => void;
  pause?: (ms: number) => Promise<void>;
};

const READ_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 30_000;
const READ_TRIES = 2;
const FIRST_PAUSE = 400;
const SOFTWARE_ID = 'souk-web';
/** Whoever signs in, or out, has no session that could expire. */
const SIGN_IN = '/auth/';
const RENTAL = '/rental/';
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server'];
const UNREACHABLE: readonly ApiErrorCode[] = ['offline', 'timeout'];

export function createApiClient({
  scope,
  transport,
  onRefusedToken,
  onCartVersion,
  keeping,
  onOldAnswer,
  pause = wait,
}: ClientOptions): ApiClient {
  /** What is let is asked for in the market of vehicles, whichever is chosen [NAV-17, NAV-18]. */
  const scopeFor = (path: string, options: AnyOptions): RequestScope => {
    const asked = scope();
    const own = path.startsWith(RENTAL) ? (asked.rentalModuleId ?? asked.moduleId) : asked.moduleId;
    return { ...asked, moduleId: options.moduleId === undefined ? own : options.moduleId };
  };

  const send = (
    method: HttpRequest['method'],
    address: string,
    options: AnyOptions,
    timeout: number,
    known?: RequestScope,
  ) => {
    const path = pathOf(address, options.params);
    const asked = known ?? scopeFor(path, options);
    const { token } = asked;
    return transport({
      method,
      path,
      timeout,
      query: cleanQuery(options.query),
      headers: {
        ...headersOf(asked),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.signal && { signal: options.signal }),
      ...(options.isLast && { isLast: true }),
    }).then(
      (answer) => {
        if (answer.cartVersion) onCartVersion?.(Number(answer.cartVersion));
        return bodyOf(answer);
      },
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.code === 'unauthorized';
        if (isRefused && token !== null && !path.startsWith(SIGN_IN)) onRefusedToken?.(token);
        throw error;
      },
    );
  };

  /** A read may be repeated; a write never is, because its first try may have arrived [API-07]. */
  const insist = async (address: string, options: AnyOptions, asked: RequestScope): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send('GET', address, options, READ_TIMEOUT, asked);
      } catch (error) {
        // Where there is no network, the next moment has none either.
        const isPassing =
          error instanceof ApiError && PASSING.includes(error.code) && globalThis.navigator?.onLine !== false;
        if (!isPassing || attempt === READ_TRIES || options.signal?.aborted) throw error;
        await pause(FIRST_PAUSE * 2 ** (attempt - 1));
      }
    }
  };

  let isOld = false;
  const tell = (isKept: boolean) => {
    if (isKept || isOld) onOldAnswer?.(isKept);
    isOld = isKept;
  };
  /** Without the server, what it answered the last time [NFR-08]. */
  const read = async (address: string, options: AnyOptions): Promise<unknown> => {
    const path = pathOf(address, options.params);
    const asked = scopeFor(path, options);
    const question = { path, query: cleanQuery(options.query), ...asked };
    try {
      await turn();
      const body = await insist(address, options, asked);
      keeping?.told(question, body);
      tell(false);
      return body;
    } catch (error) {
      const isUnreachable = error instanceof ApiError && UNREACHABLE.includes(error.code);
      const kept = isUnreachable ? ((await keeping?.recall(question)) ?? null) : null;
      if (kept === null) throw error;
      tell(true);
      return kept;
    }
  };

  return {
    get: typed((address, options) => read(address, options)),
    post: typed((address, options) => send('POST', address, options, WRITE_TIMEOUT)),
    put: typed((address, options) => send('PUT', address, options, WRITE_TIMEOUT)),
    delete: typed((address, options) => send('DELETE', address, options, WRITE_TIMEOUT)),
    identity: () => {
      const { token, guestId } = scope();
      return token === null && guestId !== null ? { guest_id: guestId } : {};
    },
    scope,
  };
}

/** The one place where what travels gets the contract's names; `Wire` promises no more than them. */
const typed = <M extends Method>(send: (address: string, options: AnyOptions) => Promise<unknown>): Call<M> =>
  ((address: string, options: AnyOptions = {}) => send(address, options)) as Call<M>;

const pathOf = (address: string, params: AnyOptions['params'] = {}): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Header names are the client's [API-01]; the browser itself adds the origin. */
export function headersOf({ language, place, moduleId, token }: RequestScope): Record<string, string> {
  return {
    Accept: 'application/json',
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

/** A page of HTML from a proxy, or a truncated answer, is no answer. */
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

/** A page asks a dozen things in one moment: between two of them a slow phone answers its customer. */
const turn = async () => {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Method = keyof Addresses;
type AddressOf<M extends Method> = keyof Addresses[M];
type OperationOf<M extends Method, Address extends AddressOf<M>> = Operations[Addresses[M][Address] &
  keyof Operations];

/** What is empty is left out of the address. */
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

/** Null as the module asks about all markets. */
type AskOptions = { signal?: AbortSignal; moduleId?: number | null };
type SendOptions = AskOptions & {
  /** The page is being left: the browser finishes the request without it. */
  isLast?: boolean;
  /** The same again is the same act, whoever sends it again: a page, or a browser whose connection was cut [CHK-05, API-07]. */
  idempotencyKey?: string;
};

type Options<M extends Method, Address extends AddressOf<M>> = (M extends 'get' ? AskOptions : SendOptions) &
  Part<'params', OperationOf<M, Address>['params']> &
  Part<'query', Query<OperationOf<M, Address>['query']>> &
  Body<OperationOf<M, Address>['body']>;

/** One method of the API: addresses, what they are asked and what they answer are the contract's. */
export type Call<M extends Method> = <Address extends AddressOf<M>>(
  address: Address,
  ...options: Nothing extends Options<M, Address> ? [Options<M, Address>?] : [Options<M, Address>]
) => Promise<Wire<OperationOf<M, Address>['answer']>>;

/** The same without the names, as they travel. */
export type AnyOptions = SendOptions & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};
