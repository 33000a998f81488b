import type { Language } from '../../tests/support/model/words';
import { labels } from './labels';
import type { Report } from './report';
import type { Story, StoryStep } from './story';

type Keywords = {
  feature: string;
  scenario: string;
  given: string;
  when: string;
  outcome: string;
  and: string;
};

/** Gherkin's keywords in each language. */
export const keywords: Record<Language, Keywords> = {
  en: { feature: 'Feature', scenario: 'Scenario', given: 'Given', when: 'When', outcome: 'Then', and: 'And' },
  ar: { feature: 'خاصية', scenario: 'سيناريو', given: 'بفرض', when: 'متى', outcome: 'اذاً', and: 'و' },
};

export function toGherkin({ language, title, machine, stories, coverage }: Report): string {
  const word = keywords[language];
  const tags = coverage.rules.map(({ name }) => `@${name}`).join(' ');
  const head = [`# language: ${language}`, ...(tags ? [tags] : []), `${word.feature}: ${title} (${machine})`];
  return `${[...head, ...stories.map((story) => scenario(story, language))].join('\n')}\n`;
}

function scenario({ id, title, start, steps }: Story, language: Language): string {
  const word = keywords[language];
  return [
    '',
    `  @${id}`,
    `  ${word.scenario}: ${title}`,
    `    ${word.given} ${start.action}`,
    ...start.expect.map((line) => `    ${word.and} ${line}`),
    ...steps.flatMap((step) => stepLines(step, language)),
  ].join('\n');
}

function stepLines({ action, expect, state }: StoryStep, language: Language): string[] {
  const word = keywords[language];
  const [first = `${labels.same[language]} (${state})`, ...others] = expect;
  return [
    `    ${word.when} ${action}`,
    `    ${word.outcome} ${first}`,
    ...others.map((line) => `    ${word.and} ${line}`),
  ];
}
