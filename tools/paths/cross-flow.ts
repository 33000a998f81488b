import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChart } from '../../src/flows/chart/read-chart';
import { movedFlows, reachedStates, stripOf } from '../../src/flows/stories/story';
import type { Frame, Story as Recording } from '../../src/flows/stories/story.types';
import { flows } from '../../tests/machines/models';
import { inWordsOfApp } from '../../tests/support/model/app-texts';
import type { Language, Text } from '../../tests/support/model/words';
import { filesBelow, root } from '../../tests/support/sources';
import { featureOf } from '../flow-charts/features';
import { storyLabels as labels } from './labels';
import { WrongRequest } from './wrong-request';

const FOLDER = 'src/flows/stories/taken';
const SUFFIX = /\.desktop-en\.json$/;

/** One path through a recorded story. */
export type CrossFlowPath = {
  id: string;
  title: string;
  about: string;
  steps: CrossFlowStep[];
};
type CrossFlowStep = {
  number: number;
  action: string;
  /** The screen after the step, and the parts of it that show each flow that moved. */
  screen: string;
  expect: string[];
  /** The flows that moved, with the states that they reached. */
  flows: { flow: string; states: string[] }[];
  rules: string[];
};

const storyNames = (): string[] =>
  filesBelow(SUFFIX, FOLDER).map((file) => (file.split('/').at(-1) ?? '').replace(SUFFIX, ''));

/**
 * Returns the paths through one story, or through all: the main path first, then one for each other control.
 */
export function crossFlowPaths(name: string | null, language: Language): CrossFlowPath[] {
  const names = storyNames();
  if (name !== null && !names.includes(name))
    throw new WrongRequest(`There is no story "${name}". There are: ${names.join(', ')}.`);
  return (name === null ? names : [name]).flatMap((one) => waysOf(one, language));
}

function waysOf(name: string, language: Language): CrossFlowPath[] {
  const file = join(root, FOLDER, `${name}.desktop-${language}.json`);
  const story = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const [first] = story.frames;
  if (!first) return [];
  const main = stripOf(story, first);
  const others = story.frames
    .filter((frame) => !main.includes(frame) && main.some(({ id }) => id === frame.after))
    .map((frame) => stripOf(story, frame));
  return [main, ...others].map((strip, index) => pathOf(story, strip, index, language));
}

function pathOf(story: Recording, strip: Frame[], index: number, language: Language): CrossFlowPath {
  const end = strip.at(-1)?.title[language] ?? '';
  return {
    id: index === 0 ? story.id : `${story.id}/${strip.at(-1)?.id ?? ''}`,
    title: index === 0 ? story.title[language] : `${story.title[language]}: ${end}`,
    about: story.about[language],
    steps: strip.map((frame, number) => ({
      number,
      action: number === 0 ? labels.open[language] : actionOf(strip[number - 1], frame, language),
      screen: frame.title[language],
      ...(number === 0 ? { expect: [], flows: [], rules: [] } : changesIn(frame, language)),
    })),
  };
}

function actionOf(before: Frame | undefined, { id }: Frame, language: Language): string {
  const spot = before?.spots.find(({ to }) => to === id);
  if (!spot) return labels.wait[language];
  return labels[spot.act][language].replace('{name}', spot.name);
}

const described = flows.map((flow) => ({
  id: flow.model.machine.id,
  feature: featureOf(flow.model.machine),
  chart: readChart(flow.model.machine),
  words: flow.words,
}));

function changesIn(frame: Frame, language: Language): Pick<CrossFlowStep, 'expect' | 'flows' | 'rules'> {
  const moved = movedFlows(frame, described).flatMap((id) => described.filter((flow) => flow.id === id));
  const reached = moved.map((flow) => ({ ...flow, states: reachedStates(flow.chart, flow.id, frame) }));
  const pathIn = (id: string, state: string) => state.slice(id.length + 1);
  const titleOf = ({ chart, words, id }: (typeof reached)[number], state: string) =>
    language === 'ar'
      ? (words.states[pathIn(id, state)]?.ar ?? state)
      : (chart.nodes.find((node) => node.id === state)?.title ?? state);
  const say = (text: Text) => inWordsOfApp(text)[language];
  return {
    expect: reached.flatMap(({ id, words, states }) =>
      states.flatMap((state) => {
        const sees = words.states[pathIn(id, state)]?.sees;
        return sees ? [say(sees)] : [];
      }),
    ),
    flows: reached
      .filter(({ states }) => states.length > 0)
      .map((flow) => ({
        flow: language === 'ar' ? flow.words.title.ar : flow.chart.title,
        states: flow.states.map((state) => titleOf(flow, state)),
      })),
    rules: [
      ...new Set(
        moved.flatMap(({ id, chart }) =>
          chart.edges.filter((edge) => frame.taken[id]?.includes(edge.id)).flatMap(({ rules }) => rules),
        ),
      ),
    ].sort(),
  };
}
