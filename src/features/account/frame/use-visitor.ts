import type { Person } from '../../../../domain/person';
import type { Failure } from '../../../../machines/shared/failure';
import { useIsSignedIn, usePerson, useSession } from '../../session/session.context';

export type Visitor =
  /** `unknown`: the token or the profile is still loading. */
  { is: 'unknown' } | { is: 'guest' } | { is: 'failed'; failure: Failure } | { is: 'person'; person: Person };

export function useVisitor(): Visitor {
  const isReading = useSession((snapshot) => snapshot.matches({ account: 'reading' }));
  const isSignedIn = useIsSignedIn();
  const person = usePerson();
  const failure = useSession(({ context }) => context.profileFailure);
  if (isReading) return { is: 'unknown' };
  if (!isSignedIn) return { is: 'guest' };
  if (person) return { is: 'person', person };
  return failure ? { is: 'failed', failure } : { is: 'unknown' };
}
