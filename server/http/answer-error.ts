import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/database';
import { AppError } from './errors';
import type { Language, LocalText } from './language';
import { MESSAGES } from './messages';
import { languageOf } from './read-request';

export type Log = (message: string, ids?: { request_id: string; trace_id?: string }) => void;

type ErrorBody = { errors: { code: string; message: string }[] };

/**
 * Converts any thrown error to the response `{ errors: [{ code, message }] }`. Unexpected errors are logged,
 * and the client never sees their message.
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const refusal = refusalOf(error);
  if (!(error instanceof AppError) && refusal.status >= 500)
    log(`${request.method} ${addressToLog(request)} failed: ${explain(error)}`, idsOf(request));
  if (refusal.status === 503) reply.header('retry-after', AGAIN_AFTER);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, languageOf(request)));
}

const idsOf = ({ id, traceId }: FastifyRequest) => ({
  request_id: id,
  ...(traceId && { trace_id: traceId }),
});

/**
 * Returns the URL for the log, without the values of path and query. They may be secrets, such as a guest id.
 */
const addressToLog = ({ url, routeOptions }: FastifyRequest): string => {
  const [path = '', query] = url.split('?');
  const shown = routeOptions.url ?? path;
  return query === undefined ? shown : `${shown}?${query.replaceAll(/=[^&]*/g, '=…')}`;
};

/**
 * Returns the body of an error response. For a few errors the contract defines a plain list of ids instead.
 */
const errorBody = ({ entries, details }: AppError, language: Language): ErrorBody | readonly unknown[] =>
  Array.isArray(details)
    ? details
    : { ...details, errors: entries.map(({ code, message }) => ({ code, message: message[language] })) };

const BY_STATUS: Record<number, [code: string, message: LocalText]> = {
  400: ['bad_request', MESSAGES.badRequest],
  404: ['not_found', MESSAGES.notFound],
  413: ['too_large', MESSAGES.tooLarge],
  415: ['media_type', MESSAGES.badMediaType],
  429: ['too_many', MESSAGES.tooMany],
};

/**
 * PostgreSQL error codes for values that no column can hold: a number out of range, invalid text. The
 * client's request is wrong, not the server.
 */
const UNSTORABLE = new Set(['22003', '22021', '22P02', '22P05']);

/** Seconds after which a client should retry. A restart of the database takes less. */
const AGAIN_AFTER = 2;

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable) return refusal(503, 'database_away', MESSAGES.databaseAway);
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return refusal(400, 'bad_json', MESSAGES.badJson);
  if (code === 'FST_ERR_BAD_URL') return refusal(400, 'bad_address', MESSAGES.badAddress);
  if (typeof code === 'string' && UNSTORABLE.has(code)) return refusal(403, 'invalid', MESSAGES.badRequest);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    const [name, message] = BY_STATUS[statusCode] ?? ['bad_request', MESSAGES.badRequest];
    return refusal(statusCode, name, message);
  }
  return refusal(500, 'server_error', MESSAGES.serverError);
}

const refusal = (status: number, code: string, message: LocalText) =>
  new AppError(status, [{ code, message }]);

const explain = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).slice(0, 2000) : String(error).slice(0, 2000);

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Responds on a connection that sends no valid HTTP, or never finishes. Without a request the language is
 * unknown, so the text is English.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(400, [{ code: 'bad_request', message: MESSAGES.badRequest }]);
  const body = JSON.stringify(errorBody(refusal, 'en'));
  socket.end(
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}\r\n` +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
