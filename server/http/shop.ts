import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Security } from './contract';
import type { Language } from './language';
import type { Operations } from './operation';
import type { PageHead } from './page-head';
import type { RequestContext } from './request-context';

export type Caller = Pick<RequestContext, 'userId' | 'tokenHash'>;

/** The data that is inlined into the app's page. */
export type Boot = { language: Language };

/**
 * `missing`: the URL names something that does not exist. `null`: the page has the general title and
 * description.
 */
export type FoundHead = PageHead | 'missing' | null;

/** The functions that handle the requests of one shop. */
export type Shop = {
  /** The name that distinguishes the shop from others on the same server. */
  name: string;
  /** Returns a version of the shop's settings. When it changes, cached pages are outdated. */
  edition(): string;
  operations: Operations;
  contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext;
  /** Returns the customer of a token. Refuses a missing or invalid token if the contract requires one. */
  identify(
    security: Security,
    authorization: string | null,
    context: RequestContext,
  ): Promise<Caller & Partial<RequestContext>>;
  /**
   * Returns the data that the app needs first. It is inlined in the page, so that the first screen needs no
   * request.
   */
  bootOf(language: Language): Promise<Boot>;
  /** Returns title and metadata of the page at this path. */
  headOf(path: string, language: Language): Promise<FoundHead>;
};

export type Visit = { shop: Shop; language: Language };

/**
 * Chooses the shop for a request. A real server has one shop; a demo has several, and each browser chooses
 * one.
 */
export type Shops = {
  plain: Shop;
  ofCall(request: FastifyRequest): Shop;
  ofPage(request: FastifyRequest, reply: FastifyReply): Visit;
};
