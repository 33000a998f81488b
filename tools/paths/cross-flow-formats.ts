import type { Language } from '../../tests/support/model/words';
import type { CrossFlowPath } from './cross-flow';
import { keywords } from './gherkin';
import { labels, storyLabels } from './labels';
import { table } from './markdown';

export const storiesToMarkdown = (paths: readonly CrossFlowPath[], language: Language): string =>
  `${paths.map((path) => section(path, language)).join('\n\n')}\n`;

function section({ id, title, about, steps }: CrossFlowPath, language: Language): string {
  const head = [
    '#',
    ...[labels.action, labels.expect, storyLabels.flows, labels.rules].map((text) => text[language]),
    '✔',
  ];
  const rows = steps.map(({ number, action, screen, expect, flows, rules }) => [
    number,
    action,
    [`*${screen}*`, ...expect].join('<br>'),
    flows.map(({ flow, states }) => `${flow}: ${states.join(', ')}`).join('<br>'),
    rules.join(' '),
    '',
  ]);
  return [`# ${title}`, `\`${id}\``, about, table(head, rows)].join('\n\n');
}

/** Writes stories in Gherkin, which allows one feature in a file. */
export function storiesToGherkin(paths: readonly CrossFlowPath[], language: Language): string {
  const word = keywords[language];
  const [main, ...others] = paths;
  const isOneStory = others.every(({ id }) => id.startsWith(`${main?.id}/`));
  const feature = isOneStory ? main?.title : storyLabels.all[language];
  const scenarios = paths.map(({ id, title, about, steps: [first, ...steps] }) =>
    [
      `  @${id}`,
      `  ${word.scenario}: ${title}`,
      `    ${about}`,
      `    ${word.given} ${first?.screen}`,
      ...steps.flatMap(({ action, screen, expect }) => [
        `    ${word.when} ${action}`,
        `    ${word.outcome} ${screen}`,
        ...expect.map((line) => `    ${word.and} ${line}`),
      ]),
    ].join('\n'),
  );
  return `${[`# language: ${language}`, `${word.feature}: ${feature}`, ...scenarios].join('\n\n')}\n`;
}
