/** What is asked of whoever pays by hand: a line of text, or a day of the calendar. */
export type ProofKind = 'text' | 'day';
type Asked = { name: string; kind: ProofKind; isRequired: boolean };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day that there is, as 2026-11-24. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const isProofOf = (kind: ProofKind, answer: string): boolean => kind === 'text' || isDay(answer);

/** All that must be told is, and nothing that is told is no answer [CHK-04]. */
export const isWholeProof = (asked: readonly Asked[], said: Readonly<Record<string, string>>): boolean =>
  asked.every(({ name, kind, isRequired }) => {
    const answer = (said[name] ?? '').trim();
    return answer === '' ? !isRequired : isProofOf(kind, answer);
  });
