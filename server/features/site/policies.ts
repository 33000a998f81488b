import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import type { Language } from '../../http/language';
import { MESSAGES } from '../../http/messages';
import type { SiteConfig } from '../shared/site-config';
import { withName } from '../shared/text-placeholders';
import { about } from './policies/about';
import { cancellation } from './policies/cancellation';
import type { PolicyText } from './policies/policy-text';
import { privacy } from './policies/privacy';
import { refund } from './policies/refund';
import { rental } from './policies/rental';
import { shipping } from './policies/shipping';
import { terms } from './policies/terms';

/** The default texts of the pages, for a shop that has not written its own. */
const POLICIES = { about, terms, privacy, refund, cancellation, shipping, rental } satisfies Record<
  string,
  PolicyText
>;

export type PolicyName = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as PolicyName[];
export const isPolicyName = (name: unknown): name is PolicyName => POLICY_NAMES.some((one) => one === name);

const UPDATED = '2026-10-01T00:00:00Z';

/** The settings that hide a page. A page without a setting always exists. */
const SWITCHES: Partial<Record<PolicyName, (config: SiteConfig) => number | undefined>> = {
  refund: (config) => config.refund_policy,
  cancellation: (config) => config.cancelation_policy,
  shipping: (config) => config.shipping_policy,
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type OwnPage = Pick<PolicyText, 'sections'> & { changed: string };
type Asked = { database: Queryable; language: Language; config: SiteConfig };

/** Returns the shop's own text of a page, or the default text. */
export async function policyPage(name: PolicyName, { database, language, config }: Asked) {
  if (SWITCHES[name]?.(config) === 0) return refuse(404, 'not_found', MESSAGES.notFound);
  const [own] = await database.query<OwnPage>('select sections, changed from pages where name = $1', [name]);
  const { title, sections } = POLICIES[name];
  const value = (own?.sections ?? sections)
    .map(({ heading, paragraphs }) =>
      [
        heading && `<h2>${escaped(heading[language])}</h2>`,
        ...paragraphs.map((text) => `<p>${escaped(text[language])}</p>`),
      ].join(''),
    )
    .join('');
  return {
    title: title[language],
    value: withName(value, escaped(config.business_name)),
    updated_at: own ? new Date(own.changed).toISOString() : UPDATED,
  };
}
