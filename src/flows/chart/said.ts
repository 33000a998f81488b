import type { FlowData } from '../flow-data.types';
import { contradictions } from './likeness';
import { sharedBeginning, sharedEnd } from './shared-words';
import type { ModelEvent } from './taken';

const OUTCOME = /^xstate\.(done|error)\./;

/**
 * The text for an event of the running app: that of the sample events that are most like it, or what their
 * texts have in common. An outcome must not contradict its sample. `null`: there is no such text.
 */
export function saidOf(
  { fixtures, sayings }: Pick<FlowData, 'fixtures' | 'sayings'>,
  event: ModelEvent,
  language: 'en' | 'ar',
): string | null {
  const samples = fixtures.flatMap((fixture, index) =>
    fixture.type === event.type
      ? [{ text: sayings.fixtures[index]?.[language] ?? '', cost: contradictions(event, fixture) }]
      : [],
  );
  const least = Math.min(...samples.map(({ cost }) => cost));
  if (least > 0 && OUTCOME.test(event.type)) return null;
  const [first, ...others] = new Set(samples.filter(({ cost }) => cost === least).map(({ text }) => text));
  if (!first || others.length === 0) return first ?? null;
  return sharedBeginning([first, ...others]) ?? sharedEnd([first, ...others]);
}
