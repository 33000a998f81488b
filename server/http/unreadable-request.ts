import type { Socket } from 'node:net';
import { errorBody } from './answer-error';
import { AppError } from './errors';
import { MESSAGES } from './messages';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What comes over the line is no HTTP at all, or never ends: there is no request and no language to answer in. */
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
