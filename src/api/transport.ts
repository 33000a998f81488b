import type { AxiosStatic } from 'axios';
import { ApiError } from './api-error';
import { refusal } from './refusal';

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
 * Reads are what every page needs first, so they must not wait for a download; axios arrives with the first write.
 * Where it can not arrive a write does without it: the device is offline, or an older version's file is gone.
 */
export function httpTransport(baseUrl: string): Transport {
  const light = fetchTransport(baseUrl);
  const write = axiosTransport(baseUrl);
  return async (request) => {
    if (request.method === 'GET' || request.isLast) return light(request);
    const axios = await import('axios').then(
      (module) => module.default,
      () => null,
    );
    return axios ? write(axios, request) : light(request);
  };
}

const fetchTransport =
  (baseUrl: string): Transport =>
  async ({ method, path, query, headers, timeout, body: sent, signal, isLast = false }) => {
    const clock = AbortSignal.timeout(timeout);
    const words = new URLSearchParams(query).toString();
    const answer = await fetch(`${baseUrl}${path}${words && `?${words}`}`, {
      method,
      headers: sent === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      keepalive: isLast,
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
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
  (baseUrl: string) =>
  async (axios: AxiosStatic, { method, path, query, headers, timeout, body, signal }: HttpRequest) => {
    try {
      const answer = await axios.request<unknown>({
        baseURL: baseUrl,
        url: path,
        method,
        params: query,
        headers,
        timeout,
        data: body,
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
