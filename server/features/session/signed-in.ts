import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { SESSION_MESSAGES } from './session.messages';

/** The customer who calls. Where the contract asks for a token there always is one. */
export const signedIn = ({ userId }: Pick<RequestContext, 'userId'>): number =>
  userId ?? refuse(401, 'unauthorized', SESSION_MESSAGES.expired);
