import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { type Json, type Path, schemaOf } from './fields';
import type { Kind } from './kind';
import { KINDS } from './kinds';

/** A problem in a file. `where`: file and line, such as `stores.yaml:12`. */
export type Problem = { where: string; what: string };

/** A record of a file, with its key. */
export type Entry = {
  key: string;
  record: Json;
  /** Returns file and line of a field, for error messages. */
  where(path: Path): string;
};

type ShopFolder = { entries: ReadonlyMap<string, Entry[]>; problems: Problem[] };

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

const ajv = new Ajv2020({ allErrors: true, verbose: true });
ajv.addFormat('moment', (value) => MOMENT.test(value) && !Number.isNaN(Date.parse(value)));

const validators = new Map(
  KINDS.map(({ name, fields, parts = {} }) => {
    const { properties, ...rest } = schemaOf(fields);
    const lists = Object.entries(parts).map(([part, { fields: own }]) => [
      part,
      { type: 'array', items: schemaOf(own) },
    ]);
    return [
      name,
      ajv.compile({ ...rest, properties: { ...(properties as Json), ...Object.fromEntries(lists) } }),
    ];
  }),
);

/** Reads all files of a shop. Files and fields that can't be read are reported with their line. */
export function readFolder(folder: string): ShopFolder {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return { entries: new Map(), problems: [{ where: folder, what: 'there is no such folder' }] };
  const problems: Problem[] = unknownFilesIn(folder);
  const entries = new Map(
    KINDS.map((kind) => [
      kind.name,
      filesOf(folder, kind).flatMap((file) => readFile(folder, file, kind, problems)),
    ]),
  );
  for (const [name, list] of entries) problems.push(...twice(name, list));
  return { entries, problems };
}

const isYaml = (name: string) => /\.ya?ml$/.test(name);
const nameOf = (file: string) => file.replace(/\.ya?ml$/, '');

/** Reports YAML files that match no known kind. Their names are usually misspelt. */
const unknownFilesIn = (folder: string): Problem[] =>
  readdirSync(folder)
    .filter((file) => isYaml(file) && !KINDS.some(({ name }) => name === nameOf(file)))
    .map((file) => ({
      where: file,
      what: `nothing is read from this file; the files are ${KINDS.map(({ name }) => `${name}.yaml`).join(', ')}`,
    }));

/** Returns the files of a kind: `items.yaml`, and all files in the folder `items`. */
function filesOf(folder: string, { name }: Kind): string[] {
  const list = readdirSync(folder, { withFileTypes: true });
  const single = list.filter((file) => file.isFile() && isYaml(file.name) && nameOf(file.name) === name);
  const inside = list.some((file) => file.isDirectory() && file.name === name)
    ? readdirSync(join(folder, name)).filter(isYaml).sort()
    : [];
  return [...single.map((file) => file.name), ...inside.map((file) => `${name}/${file}`)];
}

function readFile(folder: string, file: string, kind: Kind, problems: Problem[]): Entry[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter: lines });
  const at = (offset: number | undefined) => `${file}:${lines.linePos(offset ?? 0).line}`;
  problems.push(
    ...document.errors.map(({ pos, message }) => ({
      where: at(pos[0]),
      what: message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? message,
    })),
  );
  if (document.errors.length > 0 || document.contents === null) return [];
  if (!isMap(document.contents)) {
    problems.push({ where: `${file}:1`, what: 'must be a list of keys, each with its fields' });
    return [];
  }
  return document.contents.items.flatMap(({ key: keyNode, value }) => {
    const key = isScalar(keyNode) ? String(keyNode.value) : '';
    const where = (path: Path) => at(offsetOf(document, keyNode as Node, [key, ...path]));
    const wrong = wrongIn(key, isMap(value) ? (value.toJSON() as Json) : null, kind);
    problems.push(...wrong.map(({ path, what }) => ({ where: where(path), what: `${key}: ${what}` })));
    return wrong.length > 0 || !isMap(value) ? [] : [{ key, record: value.toJSON() as Json, where }];
  });
}

/**
 * Returns the position of a field in the file. If the field is missing: the position of the record or list
 * around it.
 */
function offsetOf(document: Document, keyNode: Node, path: Path): number | undefined {
  for (let length = path.length; length > 1; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return node.range[0];
  }
  return keyNode.range?.[0];
}

type Wrong = { path: Path; what: string };

function wrongIn(key: string, record: Json | null, { name }: Kind): Wrong[] {
  if (!KEY.test(key))
    return [{ path: [], what: 'a key is made of small letters a to z, digits and single hyphens' }];
  if (record === null) return [{ path: [], what: 'has no fields' }];
  const validate = validators.get(name);
  if (validate === undefined || validate(record)) return [];
  return (validate.errors ?? []).filter(isReported).map((error) => ({
    path: error.instancePath
      .split('/')
      .slice(1)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    what: `${error.instancePath.slice(1).replaceAll('/', '.')} ${wordsOf(error)}`.trim(),
  }));
}

/**
 * Returns whether to report this error. If no alternative of a field matches, there is an error for each
 * alternative and one for all; only the latter is reported.
 */
const isReported = ({ schemaPath, keyword }: ErrorObject): boolean =>
  keyword === 'anyOf' || !schemaPath.includes('/anyOf/');

function wordsOf({ keyword, params, message, parentSchema }: ErrorObject): string {
  if (keyword === 'required') return `lacks ${params.missingProperty}`;
  if (keyword === 'additionalProperties') return `has no field ${params.additionalProperty}`;
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`;
  if (keyword === 'format') return 'must be a day or a moment like 2027-01-31T18:00:00Z';
  if (keyword === 'anyOf') return `must be ${expectedType((parentSchema ?? {}) as Schema)}`;
  return message ?? 'is wrong';
}

type Schema = { description?: string; anyOf?: Schema[]; enum?: string[]; type?: string };

function expectedType({ description, anyOf: [first] = [], enum: values, type }: Schema): string {
  if (description !== undefined) return description;
  if (first !== undefined) return expectedType(first);
  if (values !== undefined) return `one of ${values.join(', ')}`;
  return type === 'string' ? 'a text' : `a valid ${type ?? 'value'}`;
}

/** Returns problems for keys that several files use. The parser finds those that one file uses twice. */
function twice(kind: string, entries: readonly Entry[]): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const other = first.get(entry.key);
    first.set(entry.key, other ?? entry);
    return other === undefined
      ? []
      : [{ where: entry.where([]), what: `${entry.key}: is in ${kind} already, at ${other.where([])}` }];
  });
}
