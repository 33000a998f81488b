import { refuse } from '../../http/errors';
import type { RequestContext } from '../../http/request-context';
import { CALLER_MESSAGES } from './caller.messages';

/** The customer who calls. Operations whose contract requires a token always have one. */
export const signedIn = ({ userId }: Pick<RequestContext, 'userId'>): number => userId ?? unauthorized();

/** Also for a customer who was removed after the token was read. */
export const unauthorized = (): never => refuse(401, 'unauthorized', CALLER_MESSAGES.expired);
