import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { demoTime } from '../demo/clock';
import type { Scenario } from '../demo/scenarios';
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
};

export const timeOf = ({ isDemo }: World, scenario: Scenario): number =>
  isDemo ? demoTime(scenario) : Date.now();

export const configOf = (world: World, language: Language, scenario: Scenario): SiteConfig => ({
  ...baseConfig(language, world.defaultLocation),
  ...scenario.config,
});

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
    now: timeOf(world, scenario),
    config: configOf(world, language, scenario),
    scenario,
    cookies: cookiesOf(request),
    setHeader: (name, value) => reply.header(name, value),
  };
}
