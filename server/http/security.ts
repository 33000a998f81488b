import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { hostsOfMap, type MapSettings } from '../geo/map-settings';

/** Hosts for the Content Security Policy besides this server. */
export type Hosts = { scripts: string[]; connections: string[]; frames: string[]; styles: string[] };

/**
 * Security headers. No inline script runs; inline styles are allowed because the component library sets them
 * on elements.
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
    // Other origins of the app show pictures from here.
    crossOriginResourcePolicy: { policy: isAppElsewhere ? 'cross-origin' : 'same-origin' },
    // A provider's popup has to post the identity to the opener.
    crossOriginOpenerPolicy: { policy: hosts.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    // The proxy that terminates HTTPS decides about HSTS.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}
