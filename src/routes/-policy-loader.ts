import { ApiError } from '../api/api-error';
import type { Policy, PolicyName } from '../api/site-api';
import type { RouterContext } from '../app/router-context';

type LoaderInput = { context: RouterContext; abortController: AbortController };

/** A page that the operator has not written is an empty page, not an error. */
export const policyLoader =
  (name: PolicyName) =>
  async ({ context, abortController }: LoaderInput): Promise<Policy | null> => {
    try {
      return await context.api.site.policy(name, abortController.signal);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'notFound') return null;
      throw error;
    }
  };
