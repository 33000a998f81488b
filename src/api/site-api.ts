import type { Module } from '../../domain/catalogue';
import type { Config } from '../../domain/config';
import type { ApiClient } from './client';
import { type Landing, toConfig, toLanding, toModules } from './config-mapping';
import { optionalText, requiredText, textOr, wireOf } from './wire';

export type PolicyName = 'terms' | 'privacy' | 'about' | 'refund' | 'cancellation' | 'shipping';
export type Policy = { title: string; html: string; updatedAt: string | null };

/** The client's list has no paths for these pages but the routes [API-09]; `cancelation` is the server's spelling. */
const policyPaths: Record<PolicyName, string> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  about: '/about-us',
  refund: '/refund-policy',
  cancellation: '/cancelation',
  shipping: '/shipping-policy',
};

export type SiteApi = {
  config(signal?: AbortSignal): Promise<Config>;
  modules(signal?: AbortSignal): Promise<Module[]>;
  landing(signal?: AbortSignal): Promise<Landing>;
  policy(name: PolicyName, signal?: AbortSignal): Promise<Policy>;
  subscribe(email: string, signal?: AbortSignal): Promise<void>;
};

export function createSiteApi(client: ApiClient): SiteApi {
  const read = (path: string, signal?: AbortSignal) => client.get(path, signal ? { signal } : {});
  return {
    config: async (signal) => toConfig(await read('/config', signal)),
    modules: async (signal) => toModules(await read('/module', signal)),
    landing: async (signal) => toLanding(await read('/react-landing-page', signal)),
    policy: async (name, signal) => toPolicy(await read(policyPaths[name], signal)),
    subscribe: async (email, signal) => {
      await client.post('/newsletter/subscribe', { body: { email }, ...(signal && { signal }) });
    },
  };
}

function toPolicy(value: unknown): Policy {
  const wire = wireOf(value, 'policy');
  return {
    title: textOr(wire.title, ''),
    html: requiredText(wire, 'value'),
    updatedAt: optionalText(wire.updated_at),
  };
}
