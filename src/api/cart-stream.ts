import { ApiError } from './api-error';
import { headersOf, type RequestScope } from './client';
import { refusal } from './refusal';
import { optionalWire } from './wire';

/** Tells the version of the cart now and after every change, until the server ends it; a failure is thrown. */
export type CartStream = (tell: (version: number) => void, signal: AbortSignal) => Promise<void>;

/** A stream that says nothing for so long, not even that it lives, is held back by somebody or broken. */
const LONGEST_SILENCE = 60_000;
/** No event of this stream is longer. */
const LONGEST_EVENT = 4_096;

type Options = { baseUrl: string; scope: () => RequestScope };

export const createCartStream =
  ({ baseUrl, scope }: Options): CartStream =>
  async (tell, signal) => {
    const asked = scope();
    const guest = asked.token === null && asked.guestId !== null ? asked.guestId : null;
    const silence = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => silence.abort(), LONGEST_SILENCE);
    };
    wait();
    try {
      const answer = await fetch(`${baseUrl}/customer/cart/events`, {
        headers: {
          ...headersOf(asked),
          ...(guest !== null && { 'X-Guest-Id': guest }),
          Accept: 'text/event-stream',
        },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      });
      for await (const version of versionsIn(await bodyOf(answer), wait)) tell(version);
    } catch (error) {
      throw error instanceof ApiError || signal.aborted
        ? error
        : new ApiError(silence.signal.aborted ? 'timeout' : 'offline', [], { cause: error });
    } finally {
      clearTimeout(waiting);
      // Nobody reads on: the connection is given back.
      silence.abort();
    }
  };

/** A page of HTML is no stream, whatever its status. */
async function bodyOf(answer: Response): Promise<ReadableStream<Uint8Array>> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (answer.ok && isStream && answer.body) return answer.body;
  const said: unknown = await answer.json().catch(() => null);
  throw answer.ok ? new ApiError('unexpected') : refusal(answer.status, said);
}

async function* versionsIn(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<number> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onSign();
    const events = (text + decoder.decode(part.value, { stream: true })).replaceAll('\r', '').split('\n\n');
    text = events.pop() ?? '';
    if (text.length > LONGEST_EVENT) throw new ApiError('unexpected');
    for (const event of events) {
      const version = versionOf(event);
      if (version !== null) yield version;
    }
  }
}

/** Comments and events of other names are for others. */
function versionOf(event: string): number | null {
  const lines = event.split('\n');
  if (!lines.some((line) => /^event: ?cart$/.test(line))) return null;
  const data = lines.find((line) => line.startsWith('data:'))?.slice('data:'.length);
  try {
    const version = optionalWire(JSON.parse(data ?? ''))?.version;
    return typeof version === 'number' ? version : null;
  } catch {
    return null;
  }
}
