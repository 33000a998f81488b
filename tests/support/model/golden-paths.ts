import type { Snapshot } from '../../../src/flows/chart/taken';
import type { AnyPath } from '../model';

/**
 * The generated paths of a flow as docs/flows stores them, one step per line and an empty line between paths:
 * the event, the states that it leads to, and after `!` the emitted events. An event that guards block leads
 * nowhere and is marked. A changed chart shows as a diff to review.
 */
export const goldenText = (paths: readonly AnyPath[]): string => `${paths.map(goldenPath).join('\n\n')}\n`;

/** The file name for a machine. `blocked`: the paths to the events that its guards block. */
export const goldenFile = (id: string, kind: 'paths' | 'blocked' = 'paths'): string =>
  `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${kind}.txt`;

/** One path of `goldenText`. */
export function goldenPath({ start, steps }: AnyPath): string {
  let before = statesOf(start.state);
  const first = `${before.join(', ')}${newsOf(start.emitted)}`;
  const rest = steps.map(({ event, state, emitted, blocked }) => {
    const now = statesOf(state);
    const entered = now.filter((name) => !before.includes(name));
    before = now;
    const led = entered.length > 0 ? ` (${entered.join(', ')})` : '';
    const ignored = blocked.length > 0 ? ': blocked' : '';
    return `> ${event.type.replace(/^xstate\./, '')}${ignored}${led}${newsOf(emitted)}`;
  });
  return [first, ...rest].join('\n');
}

const newsOf = (emitted: readonly { type: string; code?: string }[]): string =>
  emitted.length === 0
    ? ''
    : ` ! ${emitted.map(({ type, code }) => (code ? `${type} ${code}` : type)).join(', ')}`;

const statesOf = ({ value, status }: Snapshot): string[] =>
  status === 'active' ? leavesOf(value) : [...leavesOf(value), status];

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => {
        const leaves = leavesOf(inner);
        return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
      });
