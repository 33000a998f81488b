import { isDay } from './calendar-day';

/** Field types of an offline payment: text or date. */
export type ProofKind = 'text' | 'day';
type Asked = { name: string; kind: ProofKind; isRequired: boolean };

const isProofOf = (kind: ProofKind, answer: string): boolean => kind === 'text' || isDay(answer);

/** Returns whether the customer has filled in all required fields with valid values [CHK-04]. */
export const isWholeProof = (
  requests: readonly Asked[],
  answers: Readonly<Record<string, string>>,
): boolean =>
  requests.every(({ name, kind, isRequired }) => {
    const answer = (answers[name] ?? '').trim();
    return answer === '' ? !isRequired : isProofOf(kind, answer);
  });
