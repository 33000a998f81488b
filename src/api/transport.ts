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
  /** The page is being left: the browser finishes the request without it. */
  isLast?: boolean;
};
export type HttpAnswer = {
  body: unknown;
  /** Of the cart that this answer has read or written. */
  cartVersion?: string | null;
};
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * One transport, on axios. It is 21 KB, and the first reads of a page must not wait for it: until it has arrived, with the
 * first write, the browser's own `fetch` carries them. It also carries a write when axios can not arrive: the device is
 * offline, or the file of an older version is gone [decision 017].
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
    if (request.method === 'GET' || request.isLast) return first(request);
    return (await arriving())(request);
  };
}

const fetchTransport =
  (baseUrl: string): Transport =>
  async ({ method, path, query, headers, timeout, body: sent, signal, isLast = false }) => {
    const clock = AbortSignal.timeout(timeout);
    const words = new URLSearchParams(query).toString();
    const isForm = sent instanceof FormData;
    const answer = await fetch(`${baseUrl}${path}${words && `?${words}`}`, {
      method,
      headers: sent === undefined || isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
      keepalive: isLast,
      ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    }).catch(networkFailure);
    const body: unknown = await answer.json().catch(networkFailureOrNoJson);
    if (!answer.ok) throw refusal(answer.status, body);
    return { body, cartVersion: answer.headers.get('x-cart-version') };
  };

/** An abandoned request is nobody's failure: the router and the actors know their own signals. */
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
        // Without a body there is no kind of body either; axios would name one.
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
      if (error.response) throw refusal(error.response.status, error.response.data, error);
      const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
      throw new ApiError(isTimeout ? 'timeout' : 'offline', [], { cause: error });
    }
  };
