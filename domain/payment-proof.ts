import { isDay } from './calendar-day';

/** What is asked of whoever pays by hand: a line of text, or a day of the calendar. */
export type ProofKind = 'text' | 'day';
type Asked = { name: string; kind: ProofKind; isRequired: boolean };

const isProofOf = (kind: ProofKind, answer: string): boolean => kind === 'text' || isDay(answer);

/** All that must be told is, and nothing that is told is no answer [CHK-04]. */
export const isWholeProof = (asked: readonly Asked[], said: Readonly<Record<string, string>>): boolean =>
  asked.every(({ name, kind, isRequired }) => {
    const answer = (said[name] ?? '').trim();
    return answer === '' ? !isRequired : isProofOf(kind, answer);
  });
