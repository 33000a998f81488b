import type { AxiosStatic } from 'axios';
import { ApiError, refusal } from './api-error';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  timeout: number;
  body?: unknown;
  signal?: AbortSignal;
  /** True if the request is sent while the page closes, with `keepalive`. */
  isLast?: boolean;
  /** True if the request is sent while the page opens, without a press. */
  isOpening?: boolean;
};
export type HttpAnswer = {
  body: unknown;
  /** The version of the cart that this response read or wrote. */
  cartVersion?: string | null;
};
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Sends requests with axios once it is loaded. Axios has 21 KB, so it loads with the customer's first write.
 * Until then `fetch` sends the reads and the request for a guest id. If axios cannot be loaded, `fetch` also
 * sends the write [decision 017].
 */
export function httpTransport(baseUrl: string): Transport {
  const first = fetchTransport(baseUrl);
  let usual: Transport | null = null;
  const arriving = () =>
    import('axios').then(
      ({ default: axios }) => {
        usual ??= axiosTransport(axios, baseUrl);
        return usual;
      },
      () => first,
    );
  return async (request) => {
    if (usual) return usual(request);
    if (request.method === 'GET' || request.isLast || request.isOpening) return first(request);
    return (await arriving())(request);
  };
}

const fetchTransport =
  (baseUrl: string): Transport =>
  async ({ method, path, query, headers, timeout, body: sent, signal, isLast = false }) => {
    const clock = AbortSignal.timeout(timeout);
    const queryString = new URLSearchParams(query).toString();
    const isForm = sent instanceof FormData;
    const answer = await fetch(`${baseUrl}${path}${queryString && `?${queryString}`}`, {
      method,
      headers: sent === undefined || isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
      keepalive: isLast,
      ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    }).catch(networkFailure);
    const body: unknown = await answer.json().catch(networkFailureOrNoJson);
    if (!answer.ok) throw refusal(answer.status, body, { retryAfter: answer.headers.get('retry-after') });
    return { body, cartVersion: answer.headers.get('x-cart-version') };
  };

/** Throws the failure of a request. An aborted request is not a failure. */
function networkFailure(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  throw new ApiError(isTimeout ? 'timeout' : 'offline', [], { cause: error });
}

const networkFailureOrNoJson = (error: unknown): null =>
  error instanceof SyntaxError ? null : networkFailure(error);

const axiosTransport =
  (axios: AxiosStatic, baseUrl: string): Transport =>
  async ({ method, path, query, headers, timeout, body, signal, isLast = false }) => {
    try {
      const answer = await axios.request<unknown>({
        adapter: 'fetch',
        baseURL: baseUrl,
        url: path,
        method,
        params: query,
        // Without a body axios must not add a content type.
        headers: body === undefined ? { ...headers, 'Content-Type': false } : headers,
        timeout,
        data: body,
        fetchOptions: { keepalive: isLast },
        ...(signal && { signal }),
      });
      return { body: answer.data, cartVersion: answer.headers['x-cart-version'] };
    } catch (error) {
      if (axios.isCancel(error)) throw new DOMException('The request was abandoned', 'AbortError');
      if (!axios.isAxiosError(error)) throw error;
      if (error.response) {
        const { status, data, headers: responseHeaders } = error.response;
        throw refusal(status, data, { cause: error, retryAfter: responseHeaders['retry-after'] });
      }
      const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
      throw new ApiError(isTimeout ? 'timeout' : 'offline', [], { cause: error });
    }
  };
