import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines';
import type { Chart } from '../../src/flows/chart/chart.types';
import { type Sizes, sizesOf } from '../../src/flows/chart/measures';
import { edgeIds, readChart } from '../../src/flows/chart/read-chart';
import { viewOf } from '../../src/flows/chart/view';
import type { View, ViewNode } from '../../src/flows/chart/view.types';
import type {
  AllCharts,
  EventRef,
  FlowChart,
  FlowData,
  PathData,
  Text,
} from '../../src/flows/flow-data.types';
import { inLanguage } from '../../src/flows/in-language';
import { closedSets } from '../../src/flows/layout/default-closed';
import { draw, type Frame, scaleIn } from '../../src/flows/layout/draw';
import { unseen } from '../../tests/e2e/screens/unseen';
import type { Flow } from '../../tests/machines/flow';
import { flows as testedFlows } from '../../tests/machines/models';
import { inWordsOfApp } from '../../tests/support/model/app-texts';
import { restingStates } from '../../tests/support/model/rests';
import { storiesOf } from '../paths/story';
import { featureOf } from './features';
import { mapOf, relationsOf } from './flow-map';
import { ruleSentences } from './rules';
import { sayingOf, transitionWords, wordsOfGuards } from './words';

export type Prepared = AllCharts & { flows: Record<string, FlowData>; drawnIn: number };

/** The space for a chart in pixels, in a window of 1440 × 900. */
export const STAGE: Frame = { width: 820, height: 740 };
/** The factor by which a drawing may exceed this space when the page opens. */
const OVERSIZE = 1.3;
/** The largest share of a drawing's area that boxes and labels can cover. */
const FULLEST = 0.55;

const elk = new ELK();

/** Prepares all data of the flow gallery except the machines themselves. */
export async function prepareFlows(): Promise<Prepared> {
  const charts = wordedCharts();
  const flows: Record<string, FlowData> = {};
  let drawnIn = 0;
  for (const [index, machine] of machines.entries()) {
    const [flow, chart] = [flowOf(machine), charts[index]];
    if (!chart) continue;
    const before = process.cpuUsage();
    const drawn = await drawnAtOpening(chart);
    const { user, system } = process.cpuUsage(before);
    drawnIn += (user + system) / 1000;
    flows[machine.id] = {
      ...drawn,
      config: JSON.parse(JSON.stringify(machine.config)),
      ...testData(machine, flow),
      ...screensOf(chart, flow),
    };
  }
  const map = await mapOf(elk, charts, relationsOf(charts, testedFlows));
  return { charts, rules: ruleSentences(charts), map, flows, drawnIn };
}

/** Returns all charts, with the texts that their tests use for events and states. */
export const wordedCharts = (): FlowChart[] => machines.map((machine) => chartOf(machine, flowOf(machine)));

/** Lays out the chart with as few collapsed states as possible, so that it fits the space. */
async function drawnAtOpening(chart: FlowChart): Promise<Pick<FlowData, 'drawing' | 'closed'>> {
  let last: Pick<FlowData, 'drawing' | 'closed'> | null = null;
  const sets = closedSets(chart);
  for (const [index, closed] of sets.entries()) {
    const views = (['en', 'ar'] as const).map((language) =>
      viewOf(inLanguage(chart, language), { language, hasCode: false, closed, focus: null }),
    );
    const [view] = views;
    if (!view) continue;
    const sizes = sizesOf(...views);
    if (index < sets.length - 1 && isHopeless(view, sizes)) continue;
    const drawing = await draw(elk, view, STAGE, sizes);
    last = { drawing, closed: [...closed].filter((id) => view.nodes.some((node) => isOf(node, id))) };
    if (scaleIn(STAGE, drawing) * OVERSIZE >= 1) break;
  }
  if (!last) throw new Error(`"${chart.id}" has no drawing`);
  return last;
}

/** Returns true if boxes and labels alone exceed the space. The slow layout is then skipped. */
function isHopeless({ nodes }: View, sizes: Sizes): boolean {
  const leaves = nodes.filter(({ id }) => !nodes.some(({ parent }) => parent === id));
  const parts = [...leaves.map(({ id }) => sizes.nodes.get(id)), ...sizes.labels.values()];
  const area = parts.reduce((sum, size) => sum + (size ? size.width * size.height : 0), 0);
  return area > STAGE.width * STAGE.height * OVERSIZE ** 2 * FULLEST;
}

/**
 * Returns whether this node changes when `closed` is expanded: a collapsed state, or a node with a truncated
 * list.
 */
const isOf = ({ id, count, rows }: ViewNode, closed: string): boolean =>
  (id === closed && count !== null) || rows.some(({ fold }) => fold === closed);

function flowOf(machine: AnyStateMachine): Flow {
  const flow = testedFlows.find(({ model }) => model.machine.id === machine.id);
  if (!flow) throw new Error(`"${machine.id}" has no model in tests/machines`);
  return flow;
}

function chartOf(machine: AnyStateMachine, flow: Flow): FlowChart {
  const chart = readChart(machine);
  return {
    ...chart,
    feature: featureOf(machine),
    arabic: arabicOf(flow),
    words: {
      ...transitionWords(flow),
      guards: wordsOfGuards(chart.edges.map(({ guard }) => guard)),
      childCharts: Object.fromEntries(chart.nodes.flatMap(({ invokes }) => invokes.flatMap(childChartOf))),
    },
    seen: Object.fromEntries(
      chart.nodes.flatMap((node) => {
        const sees = flow.words.states[node.path]?.sees;
        return sees ? [[node.id, inWordsOfApp(sees)]] : [];
      }),
    ),
  };
}

function childChartOf({ childChart }: { childChart: string | null }): [string, Text][] {
  const machine = machines.find(({ id }) => id === childChart);
  return machine ? [[machine.id, { en: readChart(machine).title, ar: flowOf(machine).words.title.ar }]] : [];
}

const arabicOf = ({ words }: Flow): FlowChart['arabic'] => ({
  title: words.title.ar,
  states: Object.fromEntries(Object.entries(words.states).map(([path, { ar }]) => [path, ar])),
});

function testData(
  machine: AnyStateMachine,
  flow: Flow,
): Pick<FlowData, 'inputs' | 'fixtures' | 'sayings' | 'paths'> {
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
    sayings: {
      fixtures: model.fixtures.map((event) => sayingOf(flow.words, event) ?? both(event.type, event.type)),
      types: Object.fromEntries(
        [...new Set([...ids.keys()].map(({ eventType }) => eventType))].flatMap((type) => {
          const saying = sayingOf(flow.words, { type });
          return saying ? [[type, saying]] : [];
        }),
      ),
    },
    paths: model.paths.map(({ input, steps }, number): PathData => {
      const [story, inArabic] = [english[number], arabic[number]];
      return {
        input: model.inputs.indexOf(input),
        title: both(story?.title, inArabic?.title),
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

function screensOf({ id, nodes }: Chart, { model }: Flow): Pick<FlowData, 'passing' | 'unseen'> {
  const resting = new Set(restingStates(model));
  const leaves = nodes.filter((node) => !nodes.some(({ parent }) => parent === node.id));
  return {
    passing: leaves.filter((node) => !resting.has(node.id)).map((node) => node.id),
    unseen: Object.fromEntries(Object.entries(unseen).filter(([state]) => state.startsWith(`${id}.`))),
  };
}

/** Converts events to JSON. Errors are the only values in fixtures that JSON can't represent. */
const plain = (event: { type: string }): { type: string } =>
  JSON.parse(
    JSON.stringify(event, (_, value) => (value instanceof Error ? { message: value.message } : value)),
  );
