import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { withServerTime } from './boot';
import { landingData } from './landing';
import { listModules } from './modules';
import { SUBSCRIBED, subscribe } from './newsletter';
import { type PolicyName, policyPage } from './policies';

const policy = (name: PolicyName) => (request: RequestContext) => policyPage(name, request);

export const siteRoutes = (): Operations => ({
  getConfig: ({ config, now }) => withServerTime(config, now),
  landingPage: ({ database, language, config }) => landingData(database, language, config),
  listModules: ({ database, language, chooseModules, query }) =>
    listModules(database, { language, chooseModules, zoneId: query.zone_id ?? null }),
  subscribeNewsletter: async ({ database, language, body }) => {
    await subscribe(database, body.email);
    return { message: SUBSCRIBED[language], status: 'success' };
  },
  aboutUs: policy('about'),
  termsAndConditions: policy('terms'),
  privacyPolicy: policy('privacy'),
  refundPolicy: policy('refund'),
  cancellationPolicy: policy('cancellation'),
  shippingPolicy: policy('shipping'),
  rentalTerms: policy('rental'),
});
