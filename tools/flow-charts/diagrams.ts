import { machines } from '../../machines';
import { mermaidOf } from '../../src/flows/chart/mermaid';
import { readChart } from '../../src/flows/chart/read-chart';
import { flows } from '../../tests/machines/models';
import { goldenFile, goldenText } from '../../tests/support/model/golden-paths';

type File = { file: string; text: string };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every chart as a text file. */
export const diagrams = (): File[] =>
  machines.map((machine) => ({ file: `${kebab(machine.id)}.mmd`, text: mermaidOf(readChart(machine)) }));

/** The generated paths of every flow as a text file, with which the machine's tests compare. */
export const goldenPaths = (): File[] =>
  flows.map(({ model }) => ({ file: goldenFile(model.machine.id), text: goldenText(model.paths) }));
