import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { rowsOf } from './world';

type WireItem = { image_full_url: string; images_full_url: string[] };
type WireCampaign = { image_full_url: string };

/** An item whose picture is not rendered: its gallery has three views of an emoji. */
const DRAWN = 408;
const VIEWS = [
  '/pictures/emoji/1f3a7.webp',
  '/pictures/item/1f3a7~near.svg',
  '/pictures/item/1f3a7~pair.svg',
];

onDatabase("The demo's pictures", (server) => {
  const open = (url: string) => server().app.inject({ url, headers: { zoneId: '[1]', moduleId: '1' } });
  const openDrawn = async () => {
    await server().database.query('update items set images = $1 where id = $2', [VIEWS, DRAWN]);
    return (await open(`/api/v1/items/details/${DRAWN}`)).json<WireItem>();
  };

  it('are small on cards and scalable in the gallery [ITEM-15, CONST-12]', async () => {
    const item = await openDrawn();
    expect(item.image_full_url).toMatch(/^\/pictures\/emoji\/[0-9a-f-]+\.webp$/);
    const [picture = ''] = item.images_full_url;
    const answer = await open(picture);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    });
    // A vector picture has no fixed size and is sharp at any size.
    expect(answer.body).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"><svg width="100%" height="100%"/,
    );
    expect(answer.body).toContain('data:image/webp;base64,');
    expect(answer.body.length).toBeLessThan(20_000);
  });

  it('are served for every item of a store [ITEM-15]', async () => {
    const { products = [] } = (await open('/api/v1/items/latest?store_id=11&limit=50&offset=1')).json<{
      products?: WireItem[];
    }>();
    const pictures = new Set(products.flatMap(({ images_full_url }) => images_full_url));
    expect(pictures.size).toBeGreaterThan(5);
    for (const picture of pictures) expect((await open(picture)).statusCode, picture).toBe(200);
  });

  it('show, for a campaign, the goods of the campaign [CAMP-03]', async () => {
    const campaigns = (await open('/api/v1/campaigns/basic')).json<WireCampaign[]>();
    expect(campaigns.length).toBeGreaterThan(2);
    for (const { image_full_url } of campaigns) {
      expect(image_full_url).toMatch(/^\/pictures\/campaign\/\d+\.svg$/);
      expect((await open(image_full_url)).body).toContain('data:image/webp;base64,');
    }
  });

  it('are limited, in the gallery, to the item itself [ITEM-01]', async () => {
    const { images_full_url } = await openDrawn();
    const views = images_full_url.map((url) => /^\/pictures\/item\/[0-9a-f-]+(~\w+)?\.svg$/.exec(url)?.[1]);
    expect(views.slice(0, 3)).toEqual([undefined, '~near', '~pair']);
    const bodies = await Promise.all(images_full_url.map(async (url) => (await open(url)).body));
    expect(new Set(bodies).size).toBe(views.length);
  });

  it('are not found outside their folder (404)', async () => {
    for (const wrong of ['..%2f..%2fpackage', '%2e%2e/package', 'zzzz', '1f354.webp', 'ffffff'])
      expect((await open(`/pictures/item/${wrong}.svg`)).statusCode, wrong).toBe(404);
  });
});

/**
 * Emoji that were wrong in an earlier version: a toadstool, a lantern, raw cheese for a baked dish, a camel,
 * a brain, a fire, a glass of whisky, faces and body parts.
 */
const WRONG_FIRST =
  /\/(1f344|1f383|1f42a|1f9e0|1f525|1f943|1f927|1f30a|1f944|1f9b4|1f4aa|1f9b7|1f476|1f9d4)[-.]/;
const FOOD = 1;

it('the demo’s pictures show the item first and not its ingredients [CARD-01]', () => {
  const items = rowsOf('items');
  const pictures = items.map(({ images }) => (images as string[])[0] ?? '');
  expect(pictures.filter((picture) => WRONG_FIRST.test(picture))).toEqual([]);
  const dishes = items.filter(({ module_id }) => module_id === FOOD);
  const ingredient = /\/(1f9c0|1f980|1f336-fe0f|1fad8|1f966|1f33f|1f345)\./;
  expect(dishes.filter(({ images }) => ingredient.test((images as string[])[0] ?? ''))).toEqual([]);
});
