import type { RequestContext } from '../../http/request-context';

/** `Secure` over https. */
export const sessionCookie = ({ origin }: Pick<RequestContext, 'origin'>, cookie: string): string =>
  origin.startsWith('https:') ? `${cookie}; Secure` : cookie;
