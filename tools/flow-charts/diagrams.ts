import { machines } from '../../machines';
import { mermaidOf } from '../../src/flows/chart/mermaid';
import { readChart } from '../../src/flows/chart/read-chart';
import { flows } from '../../tests/machines/models';
import { goldenFile, goldenText } from '../../tests/support/model/golden-paths';

type File = { file: string; text: string };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns every chart as a Mermaid file. */
export const diagrams = (): File[] =>
  machines.map((machine) => ({ file: `${kebab(machine.id)}.mmd`, text: mermaidOf(readChart(machine)) }));

/**
 * Returns the generated paths of every flow as text files: those through its transitions, and those to the
 * events that its guards block. The tests of the machines compare the paths with them.
 */
export const goldenPaths = (): File[] =>
  flows.flatMap(({ model: { machine, paths, blocked } }) => [
    { file: goldenFile(machine.id), text: goldenText(paths) },
    ...(blocked.length > 0 ? [{ file: goldenFile(machine.id, 'blocked'), text: goldenText(blocked) }] : []),
  ]);
