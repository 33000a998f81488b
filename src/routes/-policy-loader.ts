import type { RouterContext } from '../app/router-context';
import { readPolicy } from '../features/site/read-policy';

type LoaderInput = { context: RouterContext; abortController: AbortController };

export const policyLoader =
  (name: Parameters<typeof readPolicy>[1]) =>
  ({ context, abortController }: LoaderInput) =>
    readPolicy(context.api.site, name, abortController.signal);
