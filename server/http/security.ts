import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { hostsOfMap, type MapSettings } from '../geo/map-settings';

/** Whose code a page may run and whom it may talk to, besides this server. */
export type Hosts = { scripts: string[]; connections: string[]; frames: string[]; styles: string[] };

/** No inline script runs anywhere; styles may be inline because the component library sets them on elements. */
export async function secure(
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
    // Pictures are shown where the app is.
    crossOriginResourcePolicy: { policy: isAppElsewhere ? 'cross-origin' : 'same-origin' },
    // A provider's window has to tell ours who somebody is.
    crossOriginOpenerPolicy: { policy: hosts.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    // Whether the site is reached by https is the business of whoever puts it there.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}
