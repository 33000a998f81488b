import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { demoTime } from '../demo/clock';
import type { Scenario } from '../demo/scenarios';
import type { CartWatch } from '../features/cart/cart-watch';
import type { IdentityServices } from '../features/session/services/identity.types';
import { loginConfig } from '../features/session/services/login-config';
import { baseConfig, type SiteConfig } from '../features/site/config';
import type { Language } from './language';
import {
  cookiesOf,
  guestIdOf,
  languageOf,
  moduleIdOf,
  placeOf,
  scenarioOfRequest,
  zoneIdsOf,
} from './read-request';
import type { RequestContext } from './request-context';

export type World = {
  database: Database;
  isDemo: boolean;
  /** Whether the flow gallery may be seen here. */
  hasFlows: boolean;
  defaultLocation: { lat: number; lng: number };
  /** Time that really passes, in milliseconds. */
  wallClock: () => number;
  identity: IdentityServices;
  carts: CartWatch;
};

export const timeOf = ({ isDemo }: World, scenario: Scenario): number =>
  isDemo ? demoTime(scenario) : Date.now();

export function configOf(world: World, language: Language, scenario: Scenario): SiteConfig {
  const { defaultLocation, identity } = world;
  const config = { ...baseConfig(language, defaultLocation, loginConfig(identity)), ...scenario.config };
  return { ...config, demo_otp: config.demo ? identity.fixedCode : null };
}

export function readContext(world: World, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const scenario = scenarioOfRequest(request, world.isDemo);
  const language = languageOf(request);
  return {
    database: world.database,
    language,
    zoneIds: zoneIdsOf(request),
    moduleId: moduleIdOf(request),
    place: placeOf(request),
    guestId: guestIdOf(request),
    userId: null,
    tokenHash: null,
    now: timeOf(world, scenario),
    wallClock: world.wallClock,
    origin: world.identity.publicUrl ?? `${request.protocol}://${request.host}`,
    identity: world.identity,
    carts: world.carts,
    config: configOf(world, language, scenario),
    scenario,
    uploads: request.uploads ?? [],
    cookies: cookiesOf(request),
    setHeader: (name, value) => reply.header(name, value),
  };
}
