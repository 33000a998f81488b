import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines';
import type { Chart } from '../../src/flows/chart/chart.types';
import { edgeIds, readChart } from '../../src/flows/chart/read-chart';
import type { EventRef, FlowData } from '../../src/flows/flow-data.types';
import { flows as testedFlows } from '../../tests/machines/models';
import { draw } from './draw';

export type Prepared = { charts: Chart[]; flows: Record<string, FlowData>; drawnIn: number };

/** Everything the gallery shows that needs more than the machines themselves. */
export async function prepareFlows(): Promise<Prepared> {
  const flows: Record<string, FlowData> = {};
  let drawnIn = 0;
  const charts = machines.map(readChart);
  for (const [index, machine] of machines.entries()) {
    const startedAt = performance.now();
    const drawing = await draw(charts[index] as Chart);
    drawnIn += performance.now() - startedAt;
    flows[machine.id] = { drawing, config: JSON.parse(JSON.stringify(machine.config)), ...testData(machine) };
  }
  return { charts, flows, drawnIn };
}

function testData(machine: AnyStateMachine): Omit<FlowData, 'drawing' | 'config'> {
  const model = testedFlows.find((flow) => flow.model.machine.id === machine.id)?.model;
  if (!model) throw new Error(`"${machine.id}" has no model in tests/machines`);
  const ids = edgeIds(machine);
  const refOf = (event: { type: string }): EventRef => {
    const index = model.fixtures.indexOf(event);
    return index < 0 ? event.type : index;
  };
  return {
    inputs: model.inputs.map((input) => input ?? null),
    fixtures: model.fixtures.map(plain),
    paths: model.paths.map(({ input, steps }) => ({
      input: model.inputs.indexOf(input),
      steps: steps.map(({ event, taken }) => ({
        event: refOf(event),
        edges: taken.flatMap((transition) => ids.get(transition) ?? []),
      })),
    })),
  };
}

/** Errors are the only thing in fixtures that JSON can't hold. */
const plain = (event: { type: string }): { type: string } =>
  JSON.parse(
    JSON.stringify(event, (_, value) => (value instanceof Error ? { message: value.message } : value)),
  );
