import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { hostsOfMap, type MapSettings } from '../geo/map-settings';

/** Hosts other than this server that the Content Security Policy allows. */
export type Hosts = { scripts: string[]; connections: string[]; frames: string[]; styles: string[] };

/**
 * Sets security headers. No inline script can run. Inline styles are allowed, because the component library
 * sets them on elements.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { hosts, map, isAppElsewhere }: { hosts: Hosts[]; map: MapSettings; isAppElsewhere: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...hosts.flatMap(({ scripts }) => scripts)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'", ...hosts.flatMap(({ styles }) => styles)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...hosts.flatMap(({ connections }) => connections), ...hostsOfMap(map)],
        frameSrc: ["'self'", ...hosts.flatMap(({ frames }) => frames)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    // If the app is served from other origins, it shows pictures of this server there.
    crossOriginResourcePolicy: { policy: isAppElsewhere ? 'cross-origin' : 'same-origin' },
    // The popup of an identity provider must be able to post the identity to the page that opened it.
    crossOriginOpenerPolicy: { policy: hosts.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    // The proxy that terminates HTTPS decides whether to send HSTS.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}
