import { fromPromise } from 'xstate';
import { newsletterMachine } from '../../../../machines/site/newsletter.machine';
import type { SiteApi } from '../../../api/site-api';

export const provideNewsletter = (api: Pick<SiteApi, 'subscribe'>) =>
  newsletterMachine.provide({
    actors: { subscribe: fromPromise(({ input }) => api.subscribe(input.email)) },
  });
