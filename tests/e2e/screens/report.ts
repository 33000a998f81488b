import { machines } from '../../../machines';
import { readChart } from '../../../src/flows/chart/read-chart';
import { shotsOf } from './camera';

/** Says which states have their pictures in both languages on both devices, and which have none. */
export default function report(): void {
  console.info('');
  for (const machine of machines) {
    const states = readChart(machine).nodes.filter(({ parent }) => parent !== null);
    const shots = shotsOf(machine);
    const count = (id: string) => shots.filter(({ state }) => state === id).length;
    const complete = states.filter(({ id }) => count(id) === 4).length;
    const missing = states.filter(({ id }) => count(id) === 0).map(({ path }) => path);
    const none = missing.length > 0 ? `; no picture: ${missing.join(', ')}` : '';
    console.info(`${machine.id}: ${complete} of ${states.length} states complete${none}`);
  }
}
