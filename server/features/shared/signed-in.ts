import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { CALLER_MESSAGES } from './caller.messages';

/** Returns the id of the calling customer. Operations whose contract requires a token always have one. */
export const signedIn = ({ userId }: Pick<RequestContext, 'userId'>): number => userId ?? unauthorized();

/** Responds with 401: there is no valid token, or the customer was deleted after the token was checked. */
export const unauthorized = (): never => refuse(401, 'unauthorized', CALLER_MESSAGES.expired);
