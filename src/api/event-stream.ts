import { ApiError, refusal } from './api-error';
import { headersOf, type RequestScope } from './client';

/** An event of the stream. `data`: the parsed JSON, or `null`. */
export type ServerEvent = { name: string; data: unknown };

/** Milliseconds without data after which a stream counts as broken, or as buffered by a proxy. */
const LONGEST_SILENCE = 60_000;
const LONGEST_EVENT = 4_096;

export type StreamOptions = { baseUrl: string; scope: () => RequestScope };

/** Calls back for every event until the server ends the stream. Rejects on failure. */
export async function listenTo(
  { baseUrl, scope }: StreamOptions,
  path: string,
  notify: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const requested = scope();
  const guest = requested.token === null && requested.guestId !== null ? requested.guestId : null;
  const silence = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => silence.abort(), LONGEST_SILENCE);
  };
  wait();
  try {
    const answer = await fetch(`${baseUrl}${path}`, {
      headers: {
        ...headersOf(requested),
        ...(guest !== null && { 'X-Guest-Id': guest }),
        Accept: 'text/event-stream',
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    for await (const event of eventsIn(await bodyOf(answer), wait)) notify(event);
  } catch (error) {
    throw error instanceof ApiError || signal.aborted
      ? error
      : new ApiError(silence.signal.aborted ? 'timeout' : 'offline', [], { cause: error });
  } finally {
    clearTimeout(waiting);
    silence.abort();
  }
}

/** Returns the body of the stream. Throws for an HTML page, whatever its status. */
async function bodyOf(answer: Response): Promise<ReadableStream<Uint8Array>> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (answer.ok && isStream && answer.body) return answer.body;
  const problem: unknown = await answer.json().catch(() => null);
  throw answer.ok ? new ApiError('unexpected') : refusal(answer.status, problem);
}

async function* eventsIn(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onSign();
    const events = (text + decoder.decode(part.value, { stream: true })).replaceAll('\r', '').split('\n\n');
    text = events.pop() ?? '';
    if (text.length > LONGEST_EVENT) throw new ApiError('unexpected');
    for (const event of events) {
      const named = eventIn(event);
      if (named !== null) yield named;
    }
  }
}

/** Returns the event, or `null` for a comment. The server sends comments as heartbeats. */
function eventIn(event: string): ServerEvent | null {
  const fieldOf = (field: string) =>
    event
      .split('\n')
      .find((line) => line.startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim();
  const name = fieldOf('event');
  if (name === undefined) return null;
  try {
    return { name, data: JSON.parse(fieldOf('data') ?? 'null') };
  } catch {
    return { name, data: null };
  }
}
