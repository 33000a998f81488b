import { ApiError } from '../../../api/api-error';
import type { Policy, PolicyName, SiteApi } from '../../../api/site-api';

/** A missing policy is an empty page, not an error. */
export async function readPolicy(site: SiteApi, name: PolicyName): Promise<Policy | null> {
  try {
    return await site.policy(name);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notFound') return null;
    throw error;
  }
}
