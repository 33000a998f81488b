import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { callerOf } from './caller';
import { type ContractOperation, contractOperations, type Method } from './contract';
import { refuse } from './errors';
import { MESSAGES } from './messages';
import { operationNamed } from './operation';
import { rateLimitOf } from './rate-limits';
import { databaseOf, rememberWrite } from './replica-reads';
import type { Shops } from './shop';
import { assertText, type Validators, validatorsOf } from './validation';

type ApiOptions = {
  shops: Shops;
  /** The replica for public reads. `null`: there is none, so all reads use the primary. */
  replica: Database | null;
  /** True in tests: a response that doesn't match the contract is then a server error. */
  checksAnswers: boolean;
};

type Endpoint = ContractOperation & { validators: Validators };
type Endpoints = Partial<Record<Method, Endpoint>>;

declare module 'fastify' {
  interface FastifyRequest {
    endpoint: Endpoint | null;
  }
}

/**
 * Registers a route for every operation of the contract. Operations only receive input that matches the
 * contract.
 */
export function registerApi(api: FastifyInstance, options: ApiOptions): void {
  api.decorateRequest('endpoint', null);
  for (const [path, endpoints] of endpointsByPath()) {
    for (const method of ['get', 'put', 'delete'] as const) {
      const endpoint = endpoints[method];
      if (endpoint !== undefined) addRoute(api, method, path, endpoint, () => endpoint, options);
    }
    const writing = endpoints.post ?? endpoints.put ?? endpoints.delete;
    if (writing !== undefined) {
      addRoute(api, 'post', path, writing, (request) => postedEndpoint(endpoints, request), options);
    }
  }
  if (options.checksAnswers) api.addHook('preSerialization', checkAnswer);
}

function endpointsByPath(): Map<string, Endpoints> {
  const paths = new Map<string, Endpoints>();
  for (const operation of contractOperations) {
    const endpoints = paths.get(operation.path) ?? {};
    endpoints[operation.method] = { ...operation, validators: validatorsOf(operation) };
    paths.set(operation.path, endpoints);
  }
  return paths;
}

function addRoute(
  api: FastifyInstance,
  method: Method,
  path: string,
  endpoint: Endpoint,
  choose: (request: FastifyRequest) => Endpoint,
  options: ApiOptions,
): void {
  // Throws if the operation is missing, so that the server does not start.
  operationNamed(options.shops.plain.operations, endpoint.id);
  api.route({
    method: method.toUpperCase(),
    url: path,
    config: { ...rateLimitOf(endpoint.id), files: endpoint.files },
    handler: (request, reply) => run(choose(request), request, reply, options),
  });
}

/**
 * Returns the operation of a POST request with the field `_method`. Some clients can only send GET and POST.
 */
function postedEndpoint(endpoints: Endpoints, request: FastifyRequest): Endpoint {
  const meant = { ...fieldsOf(request.body), ...fieldsOf(request.query) }._method;
  const method = typeof meant === 'string' ? meant.toLowerCase() : 'post';
  const endpoint =
    method === 'post' || method === 'put' || method === 'delete' ? endpoints[method] : undefined;
  return endpoint ?? refuse(404, 'not_found', MESSAGES.unknownAddress);
}

async function run(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { shops, replica }: ApiOptions,
) {
  request.endpoint = endpoint;
  const shop = shops.ofCall(request);
  const context = await callerOf(shop, endpoint.security, request, reply);
  const params = fieldsOf(request.params);
  const query =
    endpoint.body === null ? { ...fieldsOf(request.body), ...fieldsOf(request.query) } : request.query;
  for (const input of [params, query, request.body]) assertText(input);
  endpoint.validators.params(params);
  endpoint.validators.query(query);
  const operation = operationNamed(shop.operations, endpoint.id);
  endpoint.validators.body(request.body, request.uploads === null ? 'json' : 'form', operation.fieldWords);
  const body = (request.body ?? {}) as object;
  const database = databaseOf(endpoint, request, { primary: context.database, replica });
  const answer = await operation({ ...context, database, params, query: query as object, body });
  if (replica !== null && endpoint.method !== 'get') rememberWrite(reply);
  // The response to a HEAD request has no body, so its stream is closed.
  if (request.method !== 'HEAD' || !(answer instanceof Readable)) return answer;
  answer.destroy();
  return '';
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

async function checkAnswer(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  const fault = request.endpoint?.validators.answer(reply.statusCode, body);
  if (fault) throw new Error(`${request.endpoint?.id} answered outside the contract: ${fault}`);
  return body;
}
