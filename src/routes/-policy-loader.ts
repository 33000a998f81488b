import { readPolicy } from '../features/site/pages/read-policy';
import { VISIT_LIFETIME } from '../platform/reads';
import type { RouterContext } from '../platform/router-context';

type LoaderInput = { context: RouterContext };

export const policyLoader =
  (name: Parameters<typeof readPolicy>[1]) =>
  ({ context: { api, reads } }: LoaderInput) =>
    reads.read(`policy:${name}`, VISIT_LIFETIME, () => readPolicy(api.site, name)).promise;
