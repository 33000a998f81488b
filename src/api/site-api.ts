import type { Contract } from '../../contract/types.gen';
import type { Module } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import type { ApiClient } from './client';
import { type Landing, toConfig, toLanding, toModules } from './config-mapping';
import { optionalText, requiredText, textOr, type Wire, wireOf } from './wire';

export type PolicyName = 'terms' | 'privacy' | 'about' | 'refund' | 'cancellation' | 'shipping' | 'rental';
export type Policy = { title: string; html: string; updatedAt: string | null };

/**
 * The API paths of the policies. The specification names none, so they equal the pages' paths [API-09].
 * `cancelation` is the server's spelling.
 */
const policyPaths = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  about: '/about-us',
  refund: '/refund-policy',
  cancellation: '/cancelation',
  shipping: '/shipping-policy',
  rental: '/rental-terms',
} as const satisfies Record<PolicyName, string>;

export type SiteApi = {
  config(signal?: AbortSignal): Promise<Config>;
  modules(signal?: AbortSignal): Promise<Module[]>;
  landing(signal?: AbortSignal): Promise<Landing>;
  policy(name: PolicyName, signal?: AbortSignal): Promise<Policy>;
  subscribe(email: string, signal?: AbortSignal): Promise<void>;
};

export function createSiteApi(client: ApiClient): SiteApi {
  const until = (signal: AbortSignal | undefined) => (signal ? { signal } : {});
  return {
    config: async (signal) => toConfig(await client.get('/config', until(signal))),
    modules: async (signal) => toModules(await client.get('/module', until(signal))),
    landing: async (signal) => toLanding(await client.get('/react-landing-page', until(signal))),
    policy: async (name, signal) => toPolicy(await client.get(policyPaths[name], until(signal))),
    subscribe: async (email, signal) => {
      await client.post('/newsletter/subscribe', { body: { email }, ...(signal && { signal }) });
    },
  };
}

function toPolicy(value: Wire<Contract['Policy']> | null | undefined): Policy {
  const wire = wireOf(value, 'policy');
  return {
    title: textOr(wire.title, ''),
    html: requiredText(wire, 'value'),
    updatedAt: optionalText(wire.updated_at),
  };
}
