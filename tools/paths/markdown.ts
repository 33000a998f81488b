import type { Coverage, CoveredPart } from '../../tests/support/model/coverage';
import type { Language, Text } from '../../tests/support/model/words';
import { actors, labels } from './labels';
import { type Report, shareOf, stepsIn } from './report';
import type { Story } from './story';

/** Returns tables with boxes to tick, to print or to paste into a tool for test cases. */
export function toMarkdown(report: Report): string {
  const { language, stories, title, machine, coverage, cover, to } = report;
  const say = (text: Text) => text[language];
  const summary =
    `${stories.length} ${say(labels.paths)}, ${stepsIn(stories)} ${say(labels.steps)}; ` +
    `${say(labels.states)} ${shareOf(coverage.states)}, ${say(labels.transitions)} ${shareOf(coverage.transitions)}`;
  return [
    `# ${title} (\`${machine}\`)`,
    summary,
    ...stories.map((story) => section(story, language)),
    ...(to === null && cover !== 'blocked' ? coverageTables(coverage, language) : []),
    '',
  ].join('\n\n');
}

/** Returns one line per machine, for the option `--all`. */
export function toOverview(reports: Report[], language: Language): string {
  const say = (text: Text) => text[language];
  const head = [labels.machine, labels.paths, labels.steps, labels.states, labels.transitions, labels.rules];
  const rows = reports.map(({ machine, title, stories, coverage }) => [
    `${title} (\`${machine}\`)`,
    stories.length,
    stepsIn(stories),
    shareOf(coverage.states),
    shareOf(coverage.transitions),
    coverage.rules.map(({ name }) => name).join(' '),
  ]);
  return `# ${say(labels.allFlows)}\n\n${table(head.map(say), rows)}\n`;
}

export function section({ id, title, start, steps }: Story, language: Language): string {
  const say = (text: Text) => text[language];
  const expected = (lines: string[], state: string) =>
    [lines.join('; ') || say(labels.same), `*${state}*`].join('<br>');
  const rows = [
    ['0', say(labels.start), start.action, expected(start.expect, start.state), ''],
    ...steps.map(({ number, by, action, expect, state }) => [
      number,
      say(actors[by]),
      action,
      expected(expect, state),
      '',
    ]),
  ];
  const head = ['#', say(labels.by), say(labels.action), say(labels.expect), '✔'];
  return `## ${title}\n\n\`${id}\`\n\n${table(head, rows)}`;
}

const coverageTables = ({ states, transitions, rules }: Coverage, language: Language): string[] => [
  `## ${labels.coverage[language]}`,
  part(states, labels.state[language], language),
  part(transitions, labels.transition[language], language),
  part(rules, labels.rule[language], language),
];

function part(parts: CoveredPart[], title: string, language: Language): string {
  const rows = parts.map(({ name, rules, paths, reason }) => [
    `\`${name}\``,
    rules.join(' '),
    paths.length > 0 ? paths.join(', ') : (reason ?? labels.missing[language]),
  ]);
  return table([title, labels.rules[language], labels.covered[language]], rows);
}

export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
