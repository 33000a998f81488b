import { phrasesOf, readableName } from './phrases';
import { transitionIdOf } from './read-chart';
import type { WordedChart } from './view.types';

export type SequenceMessage = {
  from: string | null;
  to: string;
  event: string;
  /** The text for the data of this event, if it is known. */
  said?: string | null;
  /** The transitions that the receiver took. */
  taken?: readonly string[];
};
/** `page`: the customer or the app's page. `effect`: the server or the browser. `time`: a timer. */
export type Sender = { flow: string } | 'page' | 'effect' | 'time';
export type SequenceStep = { from: Sender; to: string; words: string };

/** Returns messages in words: the titles of both flows and the event. Equal messages in a row are merged. */
export function sequenceOf(
  charts: readonly WordedChart[],
  messages: readonly SequenceMessage[],
  language: 'en' | 'ar',
): SequenceStep[] {
  const steps = messages.flatMap((message): SequenceStep[] => {
    const { from, to, event } = message;
    const chart = charts.find(({ id }) => id === to);
    const words = chart && eventWords(chart, message, language);
    const flow = charts.find(({ id }) => id === from)?.title;
    return chart && words ? [{ from: flow ? { flow } : senderOf(event), to: chart.title, words }] : [];
  });
  return steps.filter((step, index) => JSON.stringify(step) !== JSON.stringify(steps[index - 1]));
}

const NEUTRAL = {
  done: { en: 'The answer arrives', ar: 'وصلت الإجابة' },
  error: { en: 'The attempt fails', ar: 'تفشل المحاولة' },
  page: { en: 'An action on the page', ar: 'إجراء في الصفحة' },
  flow: { en: 'A message', ar: 'رسالة' },
} as const;

/**
 * Returns `null` if the flow has no transition for this event. If the outcome is unknown, the text fits all
 * outcomes.
 */
function eventWords(
  chart: WordedChart,
  { from, event, said, taken }: SequenceMessage,
  language: 'en' | 'ar',
): string | null {
  const edges = chart.edges.filter(({ eventType }) => eventType === event);
  if (edges.length === 0) return null;
  if (said) return said;
  const seen = edges.filter(({ id }) => taken?.includes(transitionIdOf(id)));
  const possible = seen.length > 0 ? seen : edges;
  const phrases = phrasesOf(chart, language);
  const texts = new Set(possible.map(({ id }) => phrases.get(id)?.event ?? readableName(event)));
  const [text] = texts;
  const isExample = possible.some(({ id }) => chart.words.examples.includes(transitionIdOf(id)));
  if (texts.size === 1 && text && !isExample) return text;
  return NEUTRAL[kindOf(event, from)][language];
}

function kindOf(event: string, from: string | null): keyof typeof NEUTRAL {
  if (event.startsWith('xstate.done.')) return 'done';
  if (event.startsWith('xstate.error.')) return 'error';
  return from === null ? 'page' : 'flow';
}

function senderOf(event: string): Sender {
  if (event.startsWith('xstate.after.')) return 'time';
  return event.startsWith('xstate.') ? 'effect' : 'page';
}
