import { Refusal } from './refusal';

export type StoredDocument = Record<string, unknown>;
type Test = (document: StoredDocument) => boolean;

const VALUE = /^(?:-?\d+(?:\.\d+)?|"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_-]+)$/u;
const RESERVED = /^(?:AND|OR|NOT|IN|TO|EXISTS|IS|NULL|EMPTY|CONTAINS|STARTS|WITH)$/;

const refuse = (what: string): never => {
  throw new Refusal('invalid_search_filter', what);
};

/** Returns the test for a filter: text, or a list of texts of which all must hold. */
export function filterOf(filter: unknown, filterable: readonly string[]): Test {
  if (filter === undefined || filter === null) return () => true;
  const parts = Array.isArray(filter) ? filter : [filter];
  const tests = parts.map((part) =>
    typeof part === 'string' ? testOf(part, filterable) : refuse('A filter must be text.'),
  );
  return (document) => tests.every((test) => test(document));
}

function testOf(text: string, filterable: readonly string[]): Test {
  const tests = text.split(/ AND /).map((condition) => conditionOf(condition.trim(), filterable));
  return (document) => tests.every((test) => test(document));
}

function conditionOf(condition: string, filterable: readonly string[]): Test {
  const [, field = '', operator = '', rest = ''] =
    /^([\w.-]+)\s*(=|\bIN\b|\bSTARTS WITH\b)\s*(.*)$/s.exec(condition) ?? [];
  if (field === '') refuse(`Was expecting an operation at \`${condition}\`.`);
  if (!filterable.includes(field)) refuse(`Attribute \`${field}\` is not filterable.`);
  if (operator === 'IN') {
    const [, inside] = /^\[(.*)\]$/s.exec(rest) ?? refuse(`Expected \`[\` after \`IN\` at \`${rest}\`.`);
    const values = (inside ?? '').split(',').map((entry) => parsedValue(entry.trim()));
    return (document) => entriesOf(document, field).some((entry) => values.includes(entry));
  }
  const value = parsedValue(rest);
  return operator === '='
    ? (document) => entriesOf(document, field).includes(value)
    : (document) => entriesOf(document, field).some((entry) => entry.startsWith(value));
}

function parsedValue(text: string): string {
  if (!VALUE.test(text) || RESERVED.test(text)) return refuse(`Was expecting a value at \`${text}\`.`);
  return (text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text).toLowerCase();
}

/** The values of a field as the engine compares them. Numbers and flags are compared by their text here. */
const entriesOf = (document: StoredDocument, field: string): string[] => {
  const value = document[field];
  return (Array.isArray(value) ? value : [value])
    .filter((entry) => entry !== null && entry !== undefined)
    .map((entry) => String(entry).toLowerCase());
};
