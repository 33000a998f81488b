import { machines } from '../../machines';
import { readChart, transitionIdOf } from '../../src/flows/chart/read-chart';

type Cited = { tests: readonly string[]; fixtures: readonly string[] };
type Row = Cited & { id: string; places: readonly string[] };

/**
 * Returns for each rule the states and transitions that name it: `cart lines.idle` is a state, `cart
 * lines.idle:line.removed` a transition.
 */
export function placesOfRules(): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  const put = (rules: readonly string[], place: string) => {
    for (const rule of rules) places.set(rule, (places.get(rule) ?? new Set()).add(place));
  };
  for (const machine of machines) {
    const { id, rules, nodes, edges } = readChart(machine);
    put(rules, id);
    for (const node of nodes) if (node.path !== '') put(node.rules, `${id} ${node.path}`);
    // Removes the last number of the id, which distinguishes several transitions of the same event.
    for (const edge of edges) put(edge.rules, `${id} ${transitionIdOf(edge.id).replace(/:\d+$/, '')}`);
  }
  return new Map([...places].map(([rule, found]) => [rule, [...found]]));
}

/**
 * Returns a table with a line per rule: its states and transitions, the tests that cite it, and the demo
 * scenarios that show it.
 */
export function ruleTable(ids: readonly string[], cited: ReadonlyMap<string, Cited>): string {
  const places = placesOfRules();
  const rows = ids.map((id): Row => {
    const { tests = [], fixtures = [] } = cited.get(id) ?? {};
    return { id, places: places.get(id) ?? [], tests, fixtures };
  });
  return [
    '# Rules, transitions, tests and fixtures',
    '',
    'Made by `npm run trace`.',
    '',
    '| id | states and transitions | tests | scenarios of the demo |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) => `| ${row.id} | ${listed(row.places)} | ${listed(row.tests)} | ${listed(row.fixtures)} |`,
    ),
    '',
  ].join('\n');
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? '-' : names.map((name) => `\`${name}\``).join('<br>');
