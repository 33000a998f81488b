import { ApiError } from '../../../api/api-error';
import type { Policy, PolicyName, SiteApi } from '../../../api/site-api';

/** Loads a policy. A missing one is an empty page and not an error. */
export async function readPolicy(site: SiteApi, name: PolicyName): Promise<Policy | null> {
  try {
    return await site.policy(name);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return null;
    throw error;
  }
}
