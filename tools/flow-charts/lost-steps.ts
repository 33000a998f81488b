const SEPARATOR = '\n\n';

/**
 * Returns the steps of the stored paths that the new paths lack. A step is an event with the states that it
 * enters and the events that it emits. In a chart without parallel regions, the state before the event counts
 * too.
 */
export function lostSteps(stored: string, generated: string): string[] {
  const remaining = new Set(stepsOf(generated));
  return [...new Set(stepsOf(stored))].filter((step) => !remaining.has(step));
}

const stepsOf = (text: string): string[] => text.trimEnd().split(SEPARATOR).flatMap(stepsOfPath);

function stepsOfPath(path: string): string[] {
  const [first = '', ...lines] = path.split('\n');
  const hasRegions = statesOf(first).includes(', ');
  let before = statesOf(first);
  return lines.map((line) => {
    const step = line.replace(/^> /, '');
    const from = before;
    before = /\((.*?)\)/.exec(step)?.[1] ?? before;
    return hasRegions ? step : `${from}: ${step}`;
  });
}

const statesOf = (line: string): string => line.split(' ! ')[0] ?? '';

/** Returns an entry of docs/flows/removed-steps.md. */
export const removalEntry = (day: string, reason: string, lost: ReadonlyMap<string, string[]>): string =>
  [
    `## ${day}: ${reason}`,
    ...[...lost].map(([file, steps]) => [`\`${file}\``, ...steps.map((step) => `- ${step}`)].join('\n')),
  ].join(SEPARATOR);
