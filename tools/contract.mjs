// npm run contract: the types of the wire, made from contract/openapi.yaml. With --check: they are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { compile } = await import('json-schema-to-typescript');
const { parse } = await import('yaml');

const target = join(root, 'contract', 'types.gen.ts');
const contract = parse(readFileSync(join(root, 'contract', 'openapi.yaml'), 'utf8'));

const schemas = contract.components.schemas;
const definitions = rewriteReferences(schemas);
const bundle = {
  title: 'Contract',
  type: 'object',
  additionalProperties: false,
  required: Object.keys(schemas),
  properties: Object.fromEntries(
    Object.keys(schemas).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  ),
  definitions,
};
const types = await compile(bundle, 'Contract', {
  additionalProperties: false,
  bannerComment: '// Made by "npm run contract" from openapi.yaml. Do not edit.',
  style: { singleQuote: true, printWidth: 110 },
});
const current = readOrEmpty(target);

if (process.argv.includes('--check')) {
  if (current !== types) {
    console.error('contract/types.gen.ts is not current. Run "npm run contract".');
    process.exit(1);
  }
} else if (current !== types) {
  writeFileSync(target, types);
}

/** Titles and descriptions of properties would become type names of their own. */
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
