import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { IdentityServices, Medium } from '../features/session/services/identity.types';
import type { MapSettings } from '../geo/map-settings';

type Hosts = { scripts: string[]; connections: string[]; frames: string[]; styles: string[] };

/** What the providers' own code needs, and only where the operator has set the provider up. */
const PROVIDERS: Record<Medium | 'phone', Hosts> = {
  google: {
    scripts: ['https://accounts.google.com/gsi/client'],
    connections: ['https://accounts.google.com/gsi/', 'https://www.googleapis.com'],
    frames: ['https://accounts.google.com/gsi/'],
    styles: ['https://accounts.google.com/gsi/style'],
  },
  facebook: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://graph.facebook.com', 'https://www.facebook.com'],
    frames: ['https://www.facebook.com'],
    styles: [],
  },
  apple: {
    scripts: ['https://appleid.cdn-apple.com'],
    connections: ['https://appleid.apple.com'],
    frames: ['https://appleid.apple.com'],
    styles: [],
  },
  phone: {
    scripts: ['https://www.gstatic.com', 'https://www.google.com/recaptcha/'],
    connections: ['https://identitytoolkit.googleapis.com'],
    frames: ['https://www.google.com/recaptcha/'],
    styles: [],
  },
};

/** No inline script runs anywhere; styles may be inline because the component library sets them on elements. */
export async function secure(
  app: FastifyInstance,
  identity: Pick<IdentityServices, 'social' | 'phone'>,
  map: MapSettings,
): Promise<void> {
  const hosts = hostsOf(identity);
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
        connectSrc: ["'self'", ...hosts.flatMap(({ connections }) => connections), ...tileHosts(map)],
        frameSrc: ["'self'", ...hosts.flatMap(({ frames }) => frames)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    // A provider's window has to tell ours who somebody is.
    crossOriginOpenerPolicy: { policy: hosts.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    // Whether the site is reached by https is the business of whoever puts it there.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}

const tileHosts = (map: MapSettings): string[] =>
  map === null || map.tilesUrl === 'demo' ? [] : [new URL(map.tilesUrl).origin];

function hostsOf({ social, phone }: Pick<IdentityServices, 'social' | 'phone'>): Hosts[] {
  const media: Medium[] = ['google', 'facebook', 'apple'];
  const real = media.filter((medium) => social[medium] !== null && social[medium].identityUrl === null);
  return [...real, ...(phone?.isOurs === false ? (['phone'] as const) : [])].map((name) => PROVIDERS[name]);
}
