import type { RequestContext } from '../../http/request-context';

/** Returns the cookie, with `Secure` if the site uses https. */
export const sessionCookie = ({ origin }: Pick<RequestContext, 'origin'>, cookie: string): string =>
  origin.startsWith('https:') ? `${cookie}; Secure` : cookie;
