import { refuse } from '../../http/errors';
import type { Language } from '../../http/language';
import { MESSAGES } from '../../http/messages';
import { withName } from '../shared/shop-words';
import type { SiteConfig } from './config';
import { about } from './policies/about';
import { cancellation } from './policies/cancellation';
import type { PolicyText } from './policies/policy-text';
import { privacy } from './policies/privacy';
import { refund } from './policies/refund';
import { shipping } from './policies/shipping';
import { terms } from './policies/terms';

const POLICIES = { about, terms, privacy, refund, cancellation, shipping } satisfies Record<
  string,
  PolicyText
>;

export type PolicyName = keyof typeof POLICIES;

const UPDATED = '2026-10-01T00:00:00Z';

/** Which setting of the operator takes a page away; absent means that the page exists. */
const SWITCHES: Partial<Record<PolicyName, (config: SiteConfig) => number | undefined>> = {
  refund: (config) => config.refund_policy,
  cancellation: (config) => config.cancelation_policy,
  shipping: (config) => config.shipping_policy,
};

/** The one thing of a page that is not ours. */
const escaped = (name: string): string => name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function policyPage(name: PolicyName, language: Language, config: SiteConfig) {
  if (SWITCHES[name]?.(config) === 0) return refuse(404, 'not_found', MESSAGES.notFound);
  const { title, sections } = POLICIES[name];
  const value = sections
    .map(({ heading, paragraphs }) =>
      [
        heading && `<h2>${heading[language]}</h2>`,
        ...paragraphs.map((text) => `<p>${text[language]}</p>`),
      ].join(''),
    )
    .join('');
  return {
    title: title[language],
    value: withName(value, escaped(config.business_name)),
    updated_at: UPDATED,
  };
}
