import type { Place } from '../../domain/catalogue';

/** A reading and for whom it was made. */
export type Question = {
  path: string;
  query: Record<string, string>;
  language: string;
  place: Pick<Place, 'lat' | 'lng' | 'zoneIds'> | null;
  moduleId: number | null;
  token: string | null;
};

export type KeptAnswers = {
  keep(question: Question, body: unknown): Promise<void>;
  find(question: Question): Promise<unknown>;
  forgetPerson(): Promise<void>;
};

export type Keeping = {
  /** What was answered; it is written down once the page has time for it. */
  told(question: Question, body: unknown): void;
  /** What was answered the last time; null: nothing. */
  recall(question: Question): Promise<unknown>;
  /** The page is calm: from now on all is written down. */
  begin(): Promise<void>;
  /** Somebody has left: what was answered to them goes. */
  forgetPerson(): Promise<void>;
};

/** Writing down is downloaded when the page is calm; until then the answers wait in the order in which they came. */
export function createKeeping(load: () => Promise<KeptAnswers>, token: () => string | null): Keeping {
  let waiting: [Question, unknown][] | null = [];
  let loading: Promise<KeptAnswers> | null = null;
  const kept = () => {
    loading ??= load();
    return loading;
  };
  const forgetPerson = () =>
    kept().then(
      (answers) => answers.forgetPerson(),
      () => {
        loading = null;
      },
    );
  /** Of somebody who has left meanwhile nothing stays. */
  const write = async (question: Question, body: unknown): Promise<void> => {
    if (question.token !== token()) return;
    await kept()
      .then((answers) => answers.keep(question, body))
      .catch(() => undefined);
    if (question.token !== token()) await forgetPerson();
  };
  return {
    told: (question, body) => void (waiting ? waiting.push([question, body]) : write(question, body)),
    recall: async (question) => {
      try {
        return await (await kept()).find(question);
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
