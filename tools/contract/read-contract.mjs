// Joins the files of `contract/` to one OpenAPI document.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'put', 'delete'];

/** Returns the joined document. `folder` is the path of `contract/`. */
export function readContract(folder) {
  const read = (file) => parse(readFileSync(join(folder, file), 'utf8'));
  const readAll = (name) =>
    readdirSync(join(folder, name))
      .sort()
      .map((file) => read(join(name, file)));
  const defaults = read('defaults.yaml');
  const head = read('openapi.yaml');
  const order = head.tags.map(({ name }) => name);
  const paths = readAll('paths')
    .sort((one, other) => order.indexOf(one.tag) - order.indexOf(other.tag))
    .flatMap((file) =>
      Object.entries(file.paths).map(([path, item]) => [path, withDefaults(item, file.tag, defaults)]),
    );
  const schemas = readAll('schemas').flatMap(Object.entries);
  return {
    ...head,
    paths: objectOfUnique(paths),
    components: { ...read('components.yaml'), schemas: objectOfUnique(schemas) },
  };
}

function withDefaults(item, tag, { parameters, security, responses }) {
  const operations = METHODS.filter((method) => item[method]).map((method) => {
    const operation = item[method];
    const all = Object.entries({ ...operation.responses, ...withoutKeys(responses, operation.responses) });
    return [
      method,
      {
        tags: [tag],
        security,
        ...operation,
        responses: Object.fromEntries(all.filter(([, response]) => response !== null)),
      },
    ];
  });
  return { parameters, ...item, ...Object.fromEntries(operations) };
}

const withoutKeys = (values, known) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !(key in known)));

function objectOfUnique(entries) {
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`The contract defines twice: ${twice.join(', ')}`);
  return Object.fromEntries(entries);
}
