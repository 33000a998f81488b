import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/errors';
import { cookiesOf, headerOf, LANGUAGE_COOKIE, languageOf } from '../http/read-request';
import type { Shop, Shops } from '../http/shop';
import { openShop, type ServerResources } from '../open-shop';
import { withExpiringTokens } from './expiring-tokens';
import { BASE, SCENARIOS, type Scenario } from './scenarios';
import { T0 } from './world/t0';

const SCENARIO_COOKIE = 'souk_scenario';

/** Creates one shop for each scenario, when a request first needs it. */
export function demoShops(resources: ServerResources): Shops {
  const shops = new Map<string, Shop>();
  const shopOf = (id: string): Shop => {
    const { terms, fault = (shop: Shop) => shop } = scenarioOf(id);
    const shop =
      shops.get(id) ?? fault(withExpiringTokens(openShop(id, resources, { now: () => T0, ...terms })));
    shops.set(id, shop);
    return shop;
  };
  return {
    plain: shopOf(BASE),
    ofCall: (request) => shopOf(scenarioIdOf(request)),
    /** `?scenario=` selects the scenario for this browser until the browser is closed. */
    ofPage(request, reply) {
      const { scenario: requested } = request.query as { scenario?: unknown };
      const isChosen = typeof requested === 'string';
      const id = isChosen ? knownId(requested.slice(0, 60)) : scenarioIdOf(request);
      const { language, permissions } = scenarioOf(id);
      if (isChosen) {
        const cookies = [`${SCENARIO_COOKIE}=${id}; Path=/; SameSite=Lax; HttpOnly`];
        if (language) cookies.push(`${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax`);
        reply.header('set-cookie', cookies);
      }
      if (permissions) reply.header('permissions-policy', permissions);
      return { shop: shopOf(id), language: (isChosen && language) || languageOf(request) };
    },
  };
}

const scenarioOf = (id: string): Scenario => SCENARIOS[id] ?? {};

export function scenarioIdOf(request: FastifyRequest): string {
  const requested = headerOf(request, 'x-scenario');
  if (requested !== null) return knownId(requested);
  const { [SCENARIO_COOKIE]: chosen = BASE } = cookiesOf(request);
  return Object.hasOwn(SCENARIOS, chosen) ? chosen : BASE;
}

/** Returns the id if it is known. `none` selects the plain demo. */
function knownId(requested: string): string {
  if (requested === 'none') return BASE;
  if (Object.hasOwn(SCENARIOS, requested)) return requested;
  const known = Object.keys(SCENARIOS).join(', ');
  const message = {
    en: `There is no scenario "${requested}". The scenarios are: none, ${known}.`,
    ar: `لا يوجد سيناريو باسم "${requested}". السيناريوهات هي: none, ${known}.`,
  };
  throw new AppError(400, [{ code: 'scenario', message }]);
}
