// npm run contract: generates the API's TypeScript types from `contract/`. With --check it changes nothing.
// It then checks that the types are current and that the document is valid OpenAPI.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { compile } = await import('json-schema-to-typescript');
const { readContract } = await import('./contract/read-contract.mjs');

const target = join(root, 'contract', 'types.gen.ts');
const contract = readContract(join(root, 'contract'));

const METHODS = ['get', 'post', 'put', 'delete'];
const schemas = rewriteReferences(contract.components.schemas);
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
);
const definitions = {
  ...schemas,
  Operations: objectOf(operations.map((one) => [one.operationId, typesOf(one)])),
};
const bundle = {
  title: 'Contract',
  ...objectOf(Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }])),
  definitions,
};
const named = await compile(bundle, 'Contract', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '// Made by "npm run contract" from contract/. Do not edit.',
  style: { singleQuote: true, printWidth: 110 },
});
const types = `${named}\n${addresses()}`;
const current = readOrEmpty(target);

if (process.argv.includes('--check')) {
  if (current !== types) {
    console.error('contract/types.gen.ts is not current. Run "npm run contract".');
    process.exit(1);
  }
  process.exitCode = lint();
} else if (current !== types) {
  writeFileSync(target, types);
}

/** Checks the joined document with Redocly CLI. Returns the exit code. */
function lint() {
  const folder = join(root, 'dist', 'contract');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract, null, 1));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js'),
      'lint',
      join(folder, 'openapi.json'),
      '--config',
      join(root, 'contract', 'redocly.yaml'),
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  if (status !== 0) console.error(stdout, stderr);
  return status ?? 1;
}

/**
 * Returns the types of an operation: parameters, body and responses. Parts that the contract does not
 * describe are omitted.
 */
function typesOf({ parameters = [], requestBody, responses }) {
  const resolved = parameters.map(resolve);
  const placed = (place) => resolved.filter((parameter) => parameter.in === place);
  const content = requestBody?.content ?? {};
  const body = (content['application/json'] ?? content['multipart/form-data'])?.schema;
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => resolve(answer).content?.['application/json']?.schema)
    .filter((schema) => schema !== undefined);
  const types = objectOf([
    ['params', parametersOf(placed('path'))],
    ['query', parametersOf(placed('query'))],
    ['body', body ? rewriteReferences(body) : { tsType: 'undefined' }],
    [
      'answer',
      answers.length === 0 ? {} : rewriteReferences(answers.length === 1 ? answers[0] : { anyOf: answers }),
    ],
  ]);
  const isBodySure = body === undefined || requestBody.required;
  return { ...types, required: types.required.filter((part) => part !== 'body' || isBodySure) };
}

function parametersOf(parameters) {
  const entries = parameters.map(({ name, schema }) => [name, rewriteReferences(schema)]);
  return {
    ...objectOf(entries),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function objectOf(entries) {
  const properties = Object.fromEntries(entries);
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

function resolve(entry) {
  if (!entry.$ref) return entry;
  return entry.$ref
    .slice('#/'.length)
    .split('/')
    .reduce((found, key) => found[key], contract);
}

/** Generates the map from path and method to operation. */
function addresses() {
  const linesOf = (method) =>
    operations
      .filter((one) => one.method === method)
      .map(({ path, operationId }) => `    '${path}': '${operationId}';\n`)
      .join('');
  const methods = METHODS.map((method) => `  ${method}: {\n${linesOf(method)}  };\n`).join('');
  return `/**\n * The operation at each address, by method.\n */\nexport interface Addresses {\n${methods}}\n`;
}

/** Points references at the schemas of the joined document. Drops extensions and examples. */
function rewriteReferences(node) {
  if (Array.isArray(node)) return node.map(rewriteReferences);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('x-') && key !== 'example')
      .map(([key, value]) => [
        key,
        key === '$ref' ? value.replace('#/components/schemas/', '#/definitions/') : rewriteReferences(value),
      ]),
  );
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
