import type { Place } from '../../domain/catalogue';

/** A GET request, with the customer, place and language that its response depends on. */
export type Question = {
  path: string;
  query: Record<string, string>;
  language: string;
  place: Pick<Place, 'lat' | 'lng' | 'zoneIds'> | null;
  moduleId: number | null;
  token: string | null;
};

export type ResponseCache = {
  keep(question: Question, body: unknown): Promise<void>;
  find(question: Question): Promise<unknown>;
  forgetPerson(): Promise<void>;
};

export type OfflineCache = {
  /** Stores a response once the page has nothing else to do. */
  store(question: Question, body: unknown): void;
  /** Returns the cached response. `null`: nothing is cached. */
  recall(question: Question): Promise<unknown>;
  /** Starts storing responses. The app calls it when the page has nothing else to do. */
  begin(): Promise<void>;
  /** Removes the customer's responses at sign-out. */
  forgetPerson(): Promise<void>;
};

/**
 * Creates the cache, whose code is lazy-loaded when the page has nothing else to do. Earlier responses are
 * queued.
 */
export function createOfflineCache(
  load: () => Promise<ResponseCache>,
  token: () => string | null,
): OfflineCache {
  let waiting: [Question, unknown][] | null = [];
  let loading: Promise<ResponseCache> | null = null;
  const cached = () => {
    loading ??= load();
    return loading;
  };
  const forgetPerson = () =>
    cached().then(
      (answers) => answers.forgetPerson(),
      () => {
        loading = null;
      },
    );
  /** Stores a response, unless it belongs to a customer who has signed out. */
  const write = async (question: Question, body: unknown): Promise<void> => {
    if (question.token !== token()) return;
    await cached()
      .then((answers) => answers.keep(question, body))
      .catch(() => undefined);
    if (question.token !== token()) await forgetPerson();
  };
  return {
    store: (question, body) => void (waiting ? waiting.push([question, body]) : write(question, body)),
    recall: async (question) => {
      try {
        return await (await cached()).find(question);
      } catch {
        loading = null;
        return null;
      }
    },
    begin: async () => {
      const early = waiting ?? [];
      waiting = null;
      for (const [question, body] of early) await write(question, body);
      if (token() === null) await forgetPerson();
    },
    forgetPerson,
  };
}
