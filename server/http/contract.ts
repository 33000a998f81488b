import source from 'virtual:contract';
import type { OperationId } from './operation';

export type Schema = { [key: string]: unknown };
export type Method = 'get' | 'post' | 'put' | 'delete';

/** Whether an operation requires a token, accepts one, or ignores it. */
export type Security = 'required' | 'optional' | 'none';

/**
 * The files in a form: their fields, the maximum number, and the fields that are lists. A form contains lists
 * and objects as JSON texts.
 */
export type FormFiles = { fields: string[]; most: number; lists: string[] };

export type ContractOperation = {
  id: OperationId;
  tag: string;
  security: Security;
  method: Method;
  /** The path in the router's syntax: `/items/details/:id`. */
  path: string;
  params: Schema;
  query: Schema;
  body: Schema | null;
  isBodyRequired: boolean;
  /** The files that the form may contain. `null`: the operation accepts no form. */
  files: FormFiles | null;
  /** The schemas of the JSON responses, by status. */
  answers: ReadonlyMap<number, Schema>;
};

/** The id under which the schema validators know the contract. */
const CONTRACT_ID = 'souk:contract';

type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, Schema>>;
};
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type RawOperation = {
  operationId: OperationId;
  tags: [string];
  security?: { bearerAuth?: unknown }[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | { $ref: string }>;
};

const METHODS: readonly Method[] = ['get', 'post', 'put', 'delete'];
const SMALLEST_INTEGER = -(2 ** 31);
const LARGEST_INTEGER = 2 ** 31 - 1;

const document = withAbsoluteReferences(JSON.parse(source)) as Document;

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
    tag: operation.tags[0],
    security: securityOf(operation.security ?? []),
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
    // If an operation accepts only a form, the schema of the form validates the body.
    body: json?.schema ?? operation.requestBody?.content['multipart/form-data']?.schema ?? null,
    isBodyRequired: operation.requestBody?.required ?? false,
    files: filesOf(operation.requestBody?.content['multipart/form-data']?.schema),
    answers: new Map(
      Object.entries(operation.responses).flatMap(([status, answer]): [number, Schema][] => {
        const { content } = resolve<{ content?: Record<string, { schema: Schema }> }>(answer);
        const schema = content?.['application/json']?.schema;
        return schema === undefined ? [] : [[Number(status), schema]];
      }),
    ),
  };
}

type FileSchema = Schema & { contentMediaType?: string; items?: Schema; maxItems?: number; type?: unknown };
type ObjectSchema = { properties?: Record<string, FileSchema>; allOf?: ({ $ref: string } | ObjectSchema)[] };

/**
 * Returns the properties of a form that are a file or a list of files. A list without a limit in the contract
 * gets a small one.
 */
function filesOf(form: Schema | undefined): FormFiles | null {
  if (form === undefined) return null;
  const properties = propertiesOf(form as { $ref: string });
  const counts = properties.flatMap(
    ([field, { contentMediaType, items, maxItems = 3 }]): [string, number][] =>
      contentMediaType ? [[field, 1]] : items?.contentMediaType ? [[field, maxItems]] : [],
  );
  return {
    fields: counts.map(([field]) => field),
    most: counts.reduce((sum, [, count]) => sum + count, 0),
    lists: properties.flatMap(([field, { type, items }]) =>
      type === 'object' || (type === 'array' && !items?.contentMediaType) ? [field] : [],
    ),
  };
}

function propertiesOf(schema: { $ref: string } | ObjectSchema): [string, FileSchema][] {
  const { properties = {}, allOf = [] } = resolve<ObjectSchema>(schema as { $ref: string });
  return [...allOf.flatMap(propertiesOf), ...Object.entries(properties)];
}

function securityOf(schemes: { bearerAuth?: unknown }[]): Security {
  const withToken = schemes.filter(({ bearerAuth }) => bearerAuth !== undefined);
  if (withToken.length === 0) return 'none';
  return withToken.length === schemes.length ? 'required' : 'optional';
}

function objectOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, withinDatabase(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/**
 * Limits integers in a schema to what the database can store, so that larger ones are refused before the
 * query.
 */
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
