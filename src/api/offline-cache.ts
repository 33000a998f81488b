import type { Place } from '../../domain/catalogue';

/** A GET request, with the customer, place and language for which it was sent. */
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
  /** Stores a response once the page is idle. */
  store(question: Question, body: unknown): void;
  /** Resolves to `null` if nothing is cached. */
  recall(question: Question): Promise<unknown>;
  /** Starts writing. The app calls it when the page is idle. */
  begin(): Promise<void>;
  /** Removes the customer's responses at sign-out. */
  forgetPerson(): Promise<void>;
};

/** The cache is lazy-loaded when the page is idle. Earlier responses are queued. */
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
  /** Skips responses of a customer who has signed out. */
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
