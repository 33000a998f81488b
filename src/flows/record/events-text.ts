import type { EventRef, FlowData, PathData, Text } from '../flow-data.types';

export type EventRefs = { input: number; events: readonly EventRef[] };

const SEPARATOR = ',';

/** Formats a path for the URL: the index of its input, then its events. */
export const eventsText = ({ input, events }: EventRefs): string => [input, ...events].join(SEPARATOR);

/** Reads a path from the URL. `null`: this version of the flow does not have its input or its events. */
export function pathInText(text: string, data: Pick<FlowData, 'inputs' | 'fixtures' | 'sayings' | 'paths'>) {
  const [first, ...rest] = text.split(SEPARATOR);
  const input = Number(first);
  if (!/^\d+$/.test(first ?? '') || input >= data.inputs.length) return null;
  const events = rest.map((ref): EventRef => (/^\d+$/.test(ref) ? Number(ref) : ref));
  if (events.some((event) => typeof event === 'number' && event >= data.fixtures.length)) return null;
  const wordsOf = (event: EventRef): Text =>
    (typeof event === 'number' ? data.sayings.fixtures[event] : data.sayings.types[event]) ?? {
      en: String(event),
      ar: String(event),
    };
  const start = data.paths.find((path) => path.input === input)?.start ?? { en: '', ar: '' };
  const path: PathData = {
    input,
    title: start,
    start,
    steps: events.map((event) => ({ event, edges: [], words: wordsOf(event) })),
  };
  return path;
}
