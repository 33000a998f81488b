import { type Operation, type Operations, operation } from '../../http/operation';
import { withServerTime } from './boot';
import { landingData } from './landing';
import { listModules } from './modules';
import { SUBSCRIBED, subscribe } from './newsletter';
import { type PolicyName, policyPage } from './policies';

const policy = (name: PolicyName): Operation =>
  operation(({ language, config }) => policyPage(name, language, config));

export const siteRoutes = (): Operations => ({
  getConfig: operation(({ config, now }) => withServerTime(config, now)),
  landingPage: operation(({ database, language, config }) => landingData(database, language, config)),
  listModules: operation<{ query: { zone_id?: number } }>(({ database, language, chooseModules, query }) =>
    listModules(database, { language, chooseModules, zoneId: query.zone_id ?? null }),
  ),
  subscribeNewsletter: operation<{ body: { email: string } }>(async ({ database, language, body }) => {
    await subscribe(database, body.email);
    return { message: SUBSCRIBED[language], status: 'success' };
  }),
  aboutUs: policy('about'),
  termsAndConditions: policy('terms'),
  privacyPolicy: policy('privacy'),
  refundPolicy: policy('refund'),
  cancellationPolicy: policy('cancellation'),
  shippingPolicy: policy('shipping'),
});
