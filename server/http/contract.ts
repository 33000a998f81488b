import { parse } from 'yaml';
import source from '../../src/api/openapi.yaml?raw';

export type Schema = { [key: string]: unknown };
export type Method = 'get' | 'post' | 'put' | 'delete';

export type ContractOperation = {
  id: string;
  method: Method;
  /** As the router writes it: `/items/details/:id`. */
  path: string;
  params: Schema;
  query: Schema;
  body: Schema | null;
  isBodyRequired: boolean;
  /** Schemas of the JSON answers by status. */
  answers: ReadonlyMap<number, Schema>;
};

/** Where the validators find the named schemas of the contract. */
export const CONTRACT_ID = 'souk:contract';

type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, Schema>>;
};
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type RawOperation = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | { $ref: string }>;
};

const METHODS: readonly Method[] = ['get', 'post', 'put', 'delete'];
const SMALLEST_INTEGER = -(2 ** 31);
const LARGEST_INTEGER = 2 ** 31 - 1;

/** Built, the contract arrives as JSON. */
const raw: unknown = source.startsWith('{') ? JSON.parse(source) : parse(source, { uniqueKeys: false });
const document = withAbsoluteReferences(raw) as Document;

export const namedSchemas: Schema = { $id: CONTRACT_ID, components: document.components };

export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths).flatMap(
  ([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as RawOperation | undefined;
      return operation === undefined ? [] : [readOperation(path, method, operation)];
    }),
);

function readOperation(path: string, method: Method, operation: RawOperation): ContractOperation {
  const parameters = (operation.parameters ?? []).map((entry) => resolve<Parameter>(entry));
  const json = operation.requestBody?.content['application/json'];
  return {
    id: operation.operationId,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
    body: json?.schema ?? null,
    isBodyRequired: operation.requestBody?.required ?? false,
    answers: new Map(
      Object.entries(operation.responses).flatMap(([status, answer]): [number, Schema][] => {
        const { content } = resolve<{ content?: Record<string, { schema: Schema }> }>(answer);
        const schema = content?.['application/json']?.schema;
        return schema === undefined ? [] : [[Number(status), schema]];
      }),
    ),
  };
}

function objectOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, withinDatabase(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** No id or count of the database is larger, so a larger number can be refused before it gets there. */
function withinDatabase(schema: Schema): Schema {
  const limits = { minimum: SMALLEST_INTEGER, maximum: LARGEST_INTEGER };
  return schema.type === 'integer' ? { ...limits, ...schema } : schema;
}

function resolve<Value>(entry: Value | { $ref: string }): Value {
  if (typeof entry !== 'object' || entry === null || !('$ref' in entry)) return entry as Value;
  const path = entry.$ref.slice(`${CONTRACT_ID}#/`.length).split('/');
  let found: unknown = document;
  for (const key of path) found = (found as Record<string, unknown>)[key];
  return found as Value;
}

function withAbsoluteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsoluteReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? CONTRACT_ID + inner : withAbsoluteReferences(inner),
    ]),
  );
}
