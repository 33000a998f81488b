import { machines } from '../../machines';
import { mermaidOf } from '../../src/flows/chart/mermaid';
import { readChart } from '../../src/flows/chart/read-chart';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every chart as a file of text. */
export const diagrams = (): { file: string; text: string }[] =>
  machines.map((machine) => ({ file: `${kebab(machine.id)}.mmd`, text: mermaidOf(readChart(machine)) }));
