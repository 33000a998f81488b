import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { Notice } from '../../machines/shared/notice';
import type { ModelEvent } from '../../src/flows/chart/taken';
import type { AnyWords, Flow } from '../../tests/machines/flow';
import { toastOf } from '../../tests/machines/shared/notices.words';
import type { AnyPath } from '../../tests/support/model';
import { inWordsOfApp } from '../../tests/support/model/app-texts';
import type { By, Label, Language, Text } from '../../tests/support/model/words';
import { labels } from './labels';
import { purposesOf } from './purposes';

/** One path as instructions for a tester. */
export type Story = {
  id: string;
  title: string;
  input: unknown;
  start: { action: string; state: string; expect: string[] };
  steps: StoryStep[];
};
export type StoryStep = {
  number: number;
  by: By;
  action: string;
  /** The titles of the states after the step. */
  state: string;
  /** The expected results that the tester checks after the step. */
  expect: string[];
  event: ModelEvent;
  states: string[];
};

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

/** Describes paths. Their ids name the purpose, so they stay the same when the chart changes elsewhere. */
export function storiesOf(flow: Flow, paths: AnyPath[], language: Language): Story[] {
  const purposes = purposesOf(paths);
  const named = paths.map((path, index) => {
    const { slug = '', steps = [], copy = 1 } = purposes[index] ?? {};
    const id = `${flow.model.machine.id}/${slug}${copy > 1 ? `-${copy}` : ''}`;
    const story = storyOf(flow, path, id, language);
    const telling = steps.map((step) => story.steps[step]?.action ?? '').join(' → ');
    return { ...story, title: telling ? `${story.title}: ${telling}` : story.title };
  });
  return named.map((story, index) => {
    const earlier = named.slice(0, index).filter(({ title }) => title === story.title).length;
    return earlier === 0 ? story : { ...story, title: `${story.title} (${earlier + 1})` };
  });
}

export function storyOf(flow: Flow, path: AnyPath, id: string, language: Language): Story {
  const { words } = flow;
  const say = (said: Text) => inWordsOfApp(said)[language];
  let before: AnyMachineSnapshot | null = null;
  const look = (state: AnyMachineSnapshot, emitted: EventObject[]) => {
    const expect = [
      ...sights(words, before, state).map(say),
      ...changedDetails(words, before, state).map(say),
      ...newsOf(words, emitted).map(say),
    ];
    before = state;
    return { state: stateTitle(words, state, language), expect };
  };

  const start = {
    action: say(startOf(words, path.input)),
    ...look(path.start.state, path.start.emitted),
  };
  const steps = path.steps.map(({ event, state, emitted, blocked }, index) => {
    const step = sayingFor(words, event);
    const seen = look(state, emitted);
    return {
      number: index + 1,
      by: step.by,
      action: say(step.text),
      ...seen,
      expect: blocked.length > 0 ? [labels.blocked[language]] : seen.expect,
      event,
      states: leavesOf(state).map(({ path: names }) => names.join('.')),
    };
  });
  const title = steps.at(-1)?.state ?? start.state;
  return { id, title, input: path.input ?? null, start, steps };
}

const startOf = (words: AnyWords, input: unknown) =>
  typeof words.start === 'function' ? words.start(input as never) : words.start;

/** Returns the text for an event: the tester's action, the server's response, or the time that passes. */
export function sayingFor(words: AnyWords, event: ModelEvent): Label {
  const [, kind, actor] = outcome.exec(event.type) ?? [];
  const [, delay] = timer.exec(event.type) ?? [];
  if (delay) return { by: 'time', text: worded(words.timers[delay], event.type) };
  const group: Readonly<Record<string, unknown>> =
    kind === 'done' ? words.done : kind === 'error' ? words.failed : words.events;
  const saying = worded(group[actor ?? event.type], event.type) as Label | ((what: unknown) => Label);
  if (typeof saying !== 'function') return saying;
  return saying(kind === 'done' ? event.output : kind === 'error' ? event.error : event);
}

function worded<T>(saying: T | undefined, type: string): T {
  if (saying === undefined) throw new Error(`There are no words for "${type}"`);
  return saying;
}

function sights(words: AnyWords, before: AnyMachineSnapshot | null, after: AnyMachineSnapshot) {
  const known = new Set(before ? leavesOf(before).map(({ id }) => id) : []);
  return leavesOf(after)
    .filter(({ id }) => !known.has(id))
    .flatMap(({ path }) => words.states[path.join('.')]?.sees ?? []);
}

function changedDetails(words: AnyWords, before: AnyMachineSnapshot | null, after: AnyMachineSnapshot) {
  const detail = words.details?.(after) ?? null;
  const known = before ? (words.details?.(before) ?? null) : null;
  return detail && detail.en !== known?.en ? [detail] : [];
}

const newsOf = (words: AnyWords, emitted: EventObject[]) =>
  emitted.flatMap((event) => {
    if (event.type !== 'notice') return words.news[event.type as never] ?? [];
    const toast = toastOf(event as Notice);
    return [{ en: `Toast “${toast.en}”`, ar: `رسالة «${toast.ar}»` }];
  });

export function stateTitle(words: AnyWords, state: AnyMachineSnapshot, language: Language): string {
  return leavesOf(state)
    .map((leaf) => nodeTitle(words, leaf, language))
    .join(' + ');
}

/** Returns the title of a state with those of its parents: `Choosing › Out of stock`. */
export function nodeTitle(words: AnyWords, node: AnyStateNode, language: Language): string {
  const titles = [];
  for (let at: AnyStateNode | undefined = node; at?.parent; at = at.parent)
    titles.unshift(language === 'ar' ? words.states[at.path.join('.')]?.ar : at.meta?.title);
  return titles.map((title, depth) => title ?? node.path[depth]).join(' › ');
}

const leavesOf = (state: AnyMachineSnapshot): AnyStateNode[] =>
  (state._nodes as AnyStateNode[])
    .filter((node) => Object.keys(node.states).length === 0)
    .sort((one, other) => one.order - other.order);
