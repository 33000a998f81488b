import type { FastifyInstance, FastifyReply } from 'fastify';
import { bannerSvg, photoBannerSvg } from './pictures/banner';
import { coverSvg, type PictureSpec } from './pictures/cover';
import { hasEmoji } from './pictures/emoji-data';
import { renderedFiles } from './pictures/goods';
import { ITEM_VIEWS, itemSvg } from './pictures/item';
import { logoSvg } from './pictures/logo';
import { photoCampaignSvg, photoCoverSvg, photoProviderSvg } from './pictures/photo-cover';
import { bannerPictures } from './world/marketing/banners';
import { campaignPictures } from './world/marketing/campaigns';
import { providerSlug, providerSpecs } from './world/rental/providers';
import { allStores } from './world/stores/all-stores';

const RENTAL = 6;

const houses = new Map<string, PictureSpec>([
  ...allStores.map(({ slug, id, moduleId, emojis }): [string, PictureSpec] => [
    slug,
    { number: id, moduleId, emojis },
  ]),
  ...providerSpecs.map((provider): [string, PictureSpec] => [
    providerSlug(provider),
    { number: provider.id, moduleId: RENTAL, emojis: provider.emojis },
  ]),
]);

const banners = new Map<string, PictureSpec>(
  bannerPictures.map(({ id, moduleId, emojis }) => [String(id), { number: id, moduleId, emojis }]),
);

const bannerGoods = new Map(bannerPictures.map(({ id, goods }) => [id, goods]));
const bannerCover = (spec: PictureSpec): string => {
  const goods = bannerGoods.get(spec.number) ?? [];
  const files = goods.flatMap((name) => renderedFiles(spec.moduleId, name).slice(0, 1));
  return files.length === 2 ? photoBannerSvg(spec, files) : bannerSvg(spec);
};

const campaigns = new Map<string, PictureSpec>(
  campaignPictures.map(({ id, moduleId, emojis }) => [String(id), { number: id, moduleId, emojis }]),
);
const campaignStores = new Map(campaignPictures.map(({ id, stores }) => [id, stores]));
const campaignCover = (spec: PictureSpec): string =>
  photoCampaignSvg(campaignStores.get(spec.number) ?? []) ?? coverSvg(spec);

/**
 * Returns the cover of a provider or a store. Both may have the same number, so the module decides which one
 * is meant.
 */
const houseCover = (spec: PictureSpec): string =>
  (spec.moduleId === RENTAL ? photoProviderSvg(spec.number) : photoCoverSvg(spec.number)) ?? coverSvg(spec);

const kinds = {
  cover: { specs: houses, draw: houseCover },
  logo: { specs: houses, draw: (_: PictureSpec, slug: string) => logoSvg(slug) },
  banner: { specs: banners, draw: bannerCover },
  campaign: { specs: campaigns, draw: campaignCover },
};

const ONE_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
/** The Content Security Policy of an SVG that is opened directly. The SVG may load nothing else. */
const ONLY_ITSELF = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/**
 * Serves `/pictures/cover/basil-kitchen.svg`, `/pictures/logo/...` and `/pictures/banner/11.svg`. These are
 * generated once and cached. Item pictures are generated for each request.
 */
export function registerPictures(app: FastifyInstance): void {
  const drawn = new Map<string, string>();
  for (const [kind, { specs, draw }] of Object.entries(kinds)) {
    app.get<{ Params: { name: string } }>(`/pictures/${kind}/:name.svg`, (request, reply) => {
      const { name } = request.params;
      const spec = specs.get(name);
      if (spec === undefined) return reply.callNotFound();
      const key = `${kind}/${name}`;
      const picture = drawn.get(key) ?? draw(spec, name);
      drawn.set(key, picture);
      return sendPicture(reply, picture);
    });
  }
  app.get<{ Params: { code: string } }>('/pictures/item/:code.svg', ({ params: { code } }, reply) => {
    const view = ITEM_VIEWS.find((known) => code.endsWith(`~${known}`));
    const thing = view ? code.slice(0, -view.length - 1) : code;
    return hasEmoji(thing) ? sendPicture(reply, itemSvg(thing, view)) : reply.callNotFound();
  });
}

const sendPicture = (reply: FastifyReply, picture: string): FastifyReply =>
  reply
    .header('cache-control', ONE_YEAR_IMMUTABLE)
    .header('content-security-policy', ONLY_ITSELF)
    .type('image/svg+xml')
    .send(picture);
