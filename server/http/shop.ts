import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Security } from './contract';
import type { Language } from './language';
import type { Operations } from './operation';
import type { PageHead } from './page-head';
import type { RequestContext } from './request-context';

export type Caller = Pick<RequestContext, 'userId' | 'tokenHash'>;

/** Data inlined into the app's page. */
export type Boot = { language: Language };

/** `missing`: the URL names something that does not exist. `null`: the page uses the default head. */
export type FoundHead = PageHead | 'missing' | null;

/** All services that handle the requests of one shop. */
export type Shop = {
  /** Identifies the shop among those of one server. */
  name: string;
  /** When it changes, cached pages are stale. */
  edition(): string;
  operations: Operations;
  contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext;
  /** The customer of a token; refuses a call without a valid token where the contract requires one. */
  identify(
    security: Security,
    authorization: string | null,
    context: RequestContext,
  ): Promise<Caller & Partial<RequestContext>>;
  /** The app's first data, so that the first screen needs no request. */
  bootOf(language: Language): Promise<Boot>;
  /** Title and metadata for the HTML head of this path. */
  headOf(path: string, language: Language): Promise<FoundHead>;
};

export type Visit = { shop: Shop; language: Language };

/** Selects the shop of a request: one for everybody, or in a demo the one of this browser. */
export type Shops = {
  plain: Shop;
  ofCall(request: FastifyRequest): Shop;
  ofPage(request: FastifyRequest, reply: FastifyReply): Visit;
};
