/** The ids of a log line: `x-request-id`, and the trace if there is one. */
export type LogIds = { request_id: string; trace_id?: string };
type Log = (message: string, ids?: LogIds) => void;
type AnsweredRequest = LogIds & { operation: string; method: string; status: number; milliseconds: number };

export type Logs = {
  log: Log;
  /** Null: answered requests are not logged. */
  logRequest: ((request: AnsweredRequest) => void) | null;
};

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

const MAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi;
const PHONE = /(?<![\w.:-])\+?\d[\d ()-]{6,}\d(?![\w.:-])/g;

/** Removes contacts: errors of mail servers and gateways name the customer. */
export const withoutContacts = (text: string): string =>
  text.replace(MAIL, '(mail)').replace(PHONE, '(number)');

/** Logs for people: one line for each fault, and none for requests. */
export const textLogs: Logs = {
  log: (message) => console.error(`${new Date().toISOString()} ${withoutContacts(message)}`),
  logRequest: null,
};

/**
 * One JSON object a line, also for each answered request: its operation, never its URL, caller or contents.
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
