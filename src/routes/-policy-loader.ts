import { readPolicy } from '../features/site/pages/read-policy';
import type { RouterContext } from '../platform/router-context';

type LoaderInput = { context: RouterContext; abortController: AbortController };

export const policyLoader =
  (name: Parameters<typeof readPolicy>[1]) =>
  ({ context, abortController }: LoaderInput) =>
    readPolicy(context.api.site, name, abortController.signal);
