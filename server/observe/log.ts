/** The ids in a log line: the request id, and the trace id if the request is traced. */
export type LogIds = { request_id: string; trace_id?: string };
type Log = (message: string, ids?: LogIds) => void;
type AnsweredRequest = LogIds & { operation: string; method: string; status: number; milliseconds: number };

export type Logs = {
  log: Log;
  /** Logs a request after its response was sent. `null`: requests are not logged. */
  logRequest: ((request: AnsweredRequest) => void) | null;
};

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

const MAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi;
const PHONE = /(?<![\w.:-])\+?\d[\d ()-]{6,}\d(?![\w.:-])/g;

/**
 * Removes email addresses and phone numbers, because errors of mail servers and gateways may contain those of
 * customers.
 */
export const withoutContacts = (text: string): string =>
  text.replace(MAIL, '(mail)').replace(PHONE, '(number)');

/** Logs for people: one line per error, and none for requests. */
export const textLogs: Logs = {
  log: (message) => console.error(`${new Date().toISOString()} ${withoutContacts(message)}`),
  logRequest: null,
};

/**
 * Logs for programs: one JSON object per line, one also for each request. It contains the operation but never
 * the URL, the caller or the content.
 */
export async function jsonLogs(): Promise<Logs> {
  const { pino, stdTimeFunctions } = await import('pino');
  const logger = pino({
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
  return {
    log: (message, ids) => logger.error({ ...ids }, withoutContacts(message)),
    logRequest: (request) => logger.info(request, 'request'),
  };
}
