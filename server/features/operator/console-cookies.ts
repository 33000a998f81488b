import type { RequestContext } from '../../http/request-context';

/** Adds `Secure` to the cookie if the site uses https. */
export const sessionCookie = ({ origin }: Pick<RequestContext, 'origin'>, cookie: string): string =>
  origin.startsWith('https:') ? `${cookie}; Secure` : cookie;
