import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Security } from './contract';
import type { Language } from './language';
import type { Operations } from './operation';
import type { PageHead } from './page-head';
import type { RequestContext } from './request-context';

export type Caller = Pick<RequestContext, 'userId' | 'tokenHash'>;

/** What is inlined in the page of the app. */
export type Boot = { language: Language };

/** `missing`: the address names something that is not there. Null: the page has no head of its own. */
export type FoundHead = PageHead | 'missing' | null;

/** All that answers requests. What it is made of is the business of whoever opens it. */
export type Shop = {
  /** Tells the shops of one server apart. */
  name: string;
  /** Another one: what was kept of its pages is out of date. */
  edition(): string;
  operations: Operations;
  contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext;
  /** Who calls, by the token; refuses a call without a valid one where the contract wants it. */
  identify(security: Security, authorization: string | null, context: RequestContext): Promise<Caller>;
  /** The first data of the app, so that nothing has to be fetched before the first picture. */
  bootOf(language: Language): Promise<Boot>;
  /** What the page at this path says about itself. */
  headOf(path: string, language: Language): Promise<FoundHead>;
};

export type Visit = { shop: Shop; language: Language };

/** Which shop a request finds: the same for everybody, or in a demo the one that this browser has chosen. */
export type Shops = {
  plain: Shop;
  ofCall(request: FastifyRequest): Shop;
  ofPage(request: FastifyRequest, reply: FastifyReply): Visit;
};
