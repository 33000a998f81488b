import type { FlowData } from '../flow-data.types';
import { contradictions } from './likeness';
import { sharedBeginning, sharedEnd } from './shared-words';
import type { ModelEvent } from './taken';

const OUTCOME = /^xstate\.(done|error)\./;

/**
 * Returns the text for an event of the running app, or `null` if there is none. The text comes from the most
 * similar sample events, or is what their texts have in common. A sample with another outcome does not count.
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
