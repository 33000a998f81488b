import { checkFields, isCount, isFlag, isList, isObjectOf, isOneOf, isText, Refusal, snake } from './refusal';

/** The settings of an index that the fake applies. */
export type IndexSettings = {
  searchableAttributes: string[];
  displayedAttributes: string[];
  filterableAttributes: string[];
  rankingRules: string[];
  toleratesTypos: boolean;
  maxTotalHits: number;
};

export const USUAL_SETTINGS: IndexSettings = {
  searchableAttributes: ['*'],
  displayedAttributes: ['*'],
  filterableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  toleratesTypos: true,
  maxTotalHits: 1000,
};

const RULES = [
  'words',
  'typo',
  'proximity',
  'attribute',
  'attributeRank',
  'wordPosition',
  'sort',
  'exactness',
];
const isRule = (rule: unknown) =>
  typeof rule === 'string' && (RULES.includes(rule) || /^[\w.-]+:(asc|desc)$/.test(rule));

const CHECKS = {
  searchableAttributes: isList(isText),
  displayedAttributes: isList(isText),
  filterableAttributes: isList(isText),
  sortableAttributes: isList(isText),
  rankingRules: isList(isRule),
  stopWords: isList(isText),
  synonyms: (value: unknown) => typeof value === 'object' && !Array.isArray(value),
  distinctAttribute: isText,
  proximityPrecision: isOneOf('byWord', 'byAttribute'),
  typoTolerance: isObjectOf({
    enabled: isFlag,
    minWordSizeForTypos: isObjectOf({ oneTypo: isCount, twoTypos: isCount }),
    disableOnWords: isList(isText),
    disableOnAttributes: isList(isText),
    disableOnNumbers: isFlag,
  }),
  faceting: isObjectOf({ maxValuesPerFacet: isCount, sortFacetValuesBy: () => true }),
  pagination: isObjectOf({ maxTotalHits: isCount }),
  facetSearch: isFlag,
  prefixSearch: isOneOf('indexingTime', 'disabled'),
  searchCutoffMs: isCount,
};

/** Settings that the fake accepts without applying them: they do not change what a search finds here. */
const WITHOUT_EFFECT = ['sortableAttributes', 'facetSearch', 'proximityPrecision', 'faceting'];
const APPLIED = [
  'searchableAttributes',
  'displayedAttributes',
  'filterableAttributes',
  'rankingRules',
  'typoTolerance',
  'pagination',
];

type Sent = Partial<
  Pick<
    IndexSettings,
    'searchableAttributes' | 'displayedAttributes' | 'filterableAttributes' | 'rankingRules'
  > & { typoTolerance: { enabled?: boolean }; pagination: { maxTotalHits?: number } }
>;

/** Refuses settings that the engine refuses, and those that the fake can't imitate. */
export function checkSettings(body: unknown): void {
  checkFields(body, CHECKS, { codeOf: (name) => `invalid_settings_${snake(name)}` });
  for (const name of Object.keys(body))
    if (![...WITHOUT_EFFECT, ...APPLIED].includes(name))
      throw new Error(`The fake does not imitate the setting ${name}`);
  const rules = (body.rankingRules ?? []) as string[];
  if (rules.includes('attribute') && rules.some((rule) => ['attributeRank', 'wordPosition'].includes(rule)))
    throw new Refusal('invalid_settings_ranking_rules', 'Rules for attributes must not be mixed.');
}

export function withSettings(before: IndexSettings, body: unknown): IndexSettings {
  const { typoTolerance, pagination, ...sent } = body as Sent;
  const applied = Object.entries(sent).filter(([name]) => APPLIED.includes(name));
  return {
    ...before,
    ...Object.fromEntries(applied),
    toleratesTypos: typoTolerance?.enabled ?? before.toleratesTypos,
    maxTotalHits: pagination?.maxTotalHits ?? before.maxTotalHits,
  };
}
