import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouterContext } from '../platform/router-context';

type Page = { title?: string; description?: string; imageUrl?: string | null };

const slogan = msg`Food, groceries, medicines, shops, parcels and rental cars from your neighbourhood, in one place.`;

/**
 * Returns title, description and link preview of a page [NAV-45]. Usage: `head: ({ match }) =>
 * pageHead(match.context, { title })`.
 */
export function pageHead({ config }: RouterContext, { title, description, imageUrl }: Page) {
  const fullTitle = title ? `${title} · ${config.businessName}` : config.businessName;
  const about = description || i18n._(slogan);
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: about },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: about },
      ...(imageUrl ? [{ property: 'og:image', content: imageUrl }] : []),
    ],
  };
}

export const loadedHead = ({
  match,
  loaderData,
}: {
  match: { context: RouterContext };
  loaderData?: { head: Page } | undefined;
}) => pageHead(match.context, loaderData?.head ?? {});
