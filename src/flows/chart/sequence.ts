import { phrasesOf, readableName } from './phrases';
import type { WordedChart } from './view.types';

type Message = { from: string | null; to: string; event: string };
/** `page`: the customer or the app's page. `effect`: the server or the browser. `time`: a timer. */
export type Sender = { flow: string } | 'page' | 'effect' | 'time';
export type SequenceStep = { from: Sender; to: string; words: string };

/** Returns messages in words: the titles of both flows and the event. Equal messages in a row are merged. */
export function sequenceOf(
  charts: readonly WordedChart[],
  messages: readonly Message[],
  language: 'en' | 'ar',
): SequenceStep[] {
  const steps = messages.flatMap(({ from, to, event }): SequenceStep[] => {
    const chart = charts.find(({ id }) => id === to);
    const words = chart && eventWords(chart, event, language);
    const flow = charts.find(({ id }) => id === from)?.title;
    return chart && words ? [{ from: flow ? { flow } : senderOf(event), to: chart.title, words }] : [];
  });
  return steps.filter((step, index) => JSON.stringify(step) !== JSON.stringify(steps[index - 1]));
}

/** Returns `null` if the flow has no transition for this event. */
function eventWords(chart: WordedChart, event: string, language: 'en' | 'ar'): string | null {
  const edge = chart.edges.find(({ eventType }) => eventType === event);
  if (!edge) return null;
  return phrasesOf(chart, language).get(edge.id)?.event ?? readableName(event);
}

function senderOf(event: string): Sender {
  if (event.startsWith('xstate.after.')) return 'time';
  return event.startsWith('xstate.') ? 'effect' : 'page';
}
