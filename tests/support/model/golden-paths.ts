import type { Snapshot } from '../../../src/flows/chart/taken';
import type { AnyPath } from '../model';

/**
 * The generated paths of a flow as docs/flows keeps them, one line each: what happens, the states that it leads to, and
 * after `!` what is told outward. Whoever changes a chart finds the changed paths as a difference to read and to accept.
 */
export const goldenText = (paths: readonly AnyPath[]): string => `${paths.map(lineOf).join('\n')}\n`;

/** The name of the file for a machine. */
export const goldenFile = (id: string): string =>
  `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.paths.txt`;

function lineOf({ start, steps }: AnyPath): string {
  let before = statesOf(start.state);
  const first = `${before.join(', ')}${newsOf(start.said)}`;
  const rest = steps.map(({ event, state, said }) => {
    const now = statesOf(state);
    const entered = now.filter((name) => !before.includes(name));
    before = now;
    const led = entered.length > 0 ? ` (${entered.join(', ')})` : '';
    return `${event.type.replace(/^xstate\./, '')}${led}${newsOf(said)}`;
  });
  return [first, ...rest].join(' > ');
}

const newsOf = (said: readonly { type: string; code?: string }[]): string =>
  said.length === 0 ? '' : ` ! ${said.map(({ type, code }) => (code ? `${type} ${code}` : type)).join(', ')}`;

const statesOf = ({ value, status }: Snapshot): string[] =>
  status === 'active' ? leavesOf(value) : [...leavesOf(value), status];

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => {
        const leaves = leavesOf(inner);
        return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
      });
