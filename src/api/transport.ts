import { ApiError, codeOfStatus, type ServerError } from './api-error';
import { listOf, optionalText, optionalWire } from './wire';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  timeout: number;
  body?: unknown;
  signal?: AbortSignal;
};
export type HttpAnswer = { body: unknown };
export type Transport = (request: HttpRequest) => Promise<HttpAnswer>;

/** Axios arrives with the first request, not with the first screen: the first data is inlined in the page. */
export const axiosTransport =
  (baseUrl: string): Transport =>
  async ({ method, path, query, headers, timeout, body, signal }) => {
    const { default: axios } = await import('axios');
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
      return { body: answer.data };
    } catch (error) {
      // An abandoned request is nobody's failure: the router and the actors know their own signals.
      if (axios.isCancel(error)) throw new DOMException('The request was abandoned', 'AbortError');
      if (!axios.isAxiosError(error)) throw error;
      if (error.response) throw refusal(error.response.status, error.response.data, error);
      const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
      throw new ApiError(isTimeout ? 'timeout' : 'offline', [], { cause: error });
    }
  };

function refusal(status: number, body: unknown, cause: unknown): ApiError {
  const wire = optionalWire(body);
  const errors = listOf(wire?.errors)
    .map(toServerError)
    .filter((error) => error !== null);
  const message = optionalText(wire?.message);
  const said = errors.length === 0 && message !== null ? [{ code: '', message }] : errors;
  return new ApiError(codeOfStatus(status), said, { cause });
}

function toServerError(value: unknown): ServerError | null {
  const wire = optionalWire(value);
  if (!wire) return null;
  return { code: optionalText(wire.code) ?? '', message: optionalText(wire.message) ?? '' };
}
