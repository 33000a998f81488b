import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines';
import type { Chart } from '../../src/flows/chart/chart.types';
import { edgeIds, readChart } from '../../src/flows/chart/read-chart';
import type { EventRef, FlowChart, FlowData, PathData, Text } from '../../src/flows/flow-data.types';
import { unseen } from '../../tests/e2e/screens/unseen';
import type { Flow } from '../../tests/machines/flow';
import { flows as testedFlows } from '../../tests/machines/models';
import { inWordsOfApp } from '../../tests/support/model/app-texts';
import { restingStates } from '../../tests/support/model/rests';
import { storiesOf } from '../paths/story';
import { draw } from './draw';
import { featureOf } from './features';

export type Prepared = { charts: FlowChart[]; flows: Record<string, FlowData>; drawnIn: number };

/** Everything the gallery shows that needs more than the machines themselves. */
export async function prepareFlows(): Promise<Prepared> {
  const flows: Record<string, FlowData> = {};
  const charts: FlowChart[] = [];
  let drawnIn = 0;
  for (const machine of machines) {
    const flow = flowOf(machine);
    const chart = readChart(machine);
    const startedAt = performance.now();
    const drawing = await draw(withWidestTitles(chart, flow));
    drawnIn += performance.now() - startedAt;
    charts.push({ ...chart, feature: featureOf(machine), arabic: arabicOf(flow) });
    flows[machine.id] = {
      drawing,
      config: JSON.parse(JSON.stringify(machine.config)),
      ...testData(machine, flow),
      ...screensOf(chart, flow),
    };
  }
  return { charts, flows, drawnIn };
}

function flowOf(machine: AnyStateMachine): Flow {
  const flow = testedFlows.find(({ model }) => model.machine.id === machine.id);
  if (!flow) throw new Error(`"${machine.id}" has no model in tests/machines`);
  return flow;
}

const arabicOf = ({ words }: Flow): FlowChart['arabic'] => ({
  title: words.title.ar,
  states: Object.fromEntries(Object.entries(words.states).map(([path, { ar }]) => [path, ar])),
});

/** The boxes have room for the titles of both languages. */
const withWidestTitles = (chart: Chart, { words }: Flow): Chart => ({
  ...chart,
  nodes: chart.nodes.map((node) => {
    const titles = [node.title ?? '', words.states[node.path]?.ar ?? ''];
    return { ...node, title: titles.sort((one, other) => other.length - one.length)[0] || null };
  }),
});

function testData(machine: AnyStateMachine, flow: Flow): Pick<FlowData, 'inputs' | 'fixtures' | 'paths'> {
  const { model } = flow;
  const ids = edgeIds(machine);
  const refOf = (event: { type: string }): EventRef => {
    const index = model.fixtures.indexOf(event);
    return index < 0 ? event.type : index;
  };
  const english = storiesOf(flow, model.paths, 'en');
  const arabic = storiesOf(flow, model.paths, 'ar');
  return {
    inputs: model.inputs.map((input) => input ?? null),
    fixtures: model.fixtures.map(plain),
    paths: model.paths.map(({ input, steps }, number): PathData => {
      const [story, inArabic] = [english[number], arabic[number]];
      return {
        input: model.inputs.indexOf(input),
        start: both(story?.start.action, inArabic?.start.action),
        steps: steps.map(({ event, taken }, index) => ({
          event: refOf(event),
          edges: taken.flatMap((transition) => ids.get(transition) ?? []),
          words: both(story?.steps[index]?.action, inArabic?.steps[index]?.action),
        })),
      };
    }),
  };
}

const both = (en = '', ar = ''): Text => ({ en, ar });

function screensOf(
  { id, nodes }: Chart,
  { model, words }: Flow,
): Pick<FlowData, 'seen' | 'passing' | 'unseen'> {
  const resting = new Set(restingStates(model));
  const leaves = nodes.filter((node) => !nodes.some(({ parent }) => parent === node.id));
  return {
    seen: Object.fromEntries(
      nodes.flatMap((node) => {
        const sees = words.states[node.path]?.sees;
        return sees ? [[node.id, inWordsOfApp(sees)]] : [];
      }),
    ),
    passing: leaves.filter((node) => !resting.has(node.id)).map((node) => node.id),
    unseen: Object.fromEntries(Object.entries(unseen).filter(([state]) => state.startsWith(`${id}.`))),
  };
}

/** Errors are the only thing in fixtures that JSON can't hold. */
const plain = (event: { type: string }): { type: string } =>
  JSON.parse(
    JSON.stringify(event, (_, value) => (value instanceof Error ? { message: value.message } : value)),
  );
