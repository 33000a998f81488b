import { expect, it } from 'vitest';
import { editionOf, isScene, srcSetOf } from '../../domain/picture-editions';

const NAME = 'mJ9-q_3nVQ0aZx81Lr5KbT.jpg';

it.each(['', 'https://shop.example', 'http://localhost:4600'])(
  'the srcset of a picture stored by the shop lists every width, at %j [NFR-07]',
  (server) => {
    const offered = srcSetOf(`${server}/pictures/shop/${NAME}`)?.split(', ') ?? [];
    expect(offered[1]).toBe(`${server}/pictures/shop/320/${NAME}.webp 320w`);
    expect(offered.map((one) => Number(one.split(' ')[1]?.replace('w', '')))).toEqual([
      160, 320, 480, 640, 960, 1280, 1920,
    ]);
  },
);

it('every width in a srcset is parsed back to the same picture [NFR-07]', () => {
  for (const one of srcSetOf(`/pictures/shop/${NAME}`)?.split(', ') ?? []) {
    const [, width = '', file = ''] = /^\/pictures\/shop\/(\d+)\/(\S+) \1w$/.exec(one) ?? [];
    expect(editionOf(width, file)).toEqual({ name: NAME, width: Number(width) });
  }
});

it('the srcset of a rendered tile picture has three widths [NFR-07]', () => {
  const rendered = 'https://shop.example/pictures/goods/mJ9-q_3nVQ0aZx81Lr5KbT.webp';
  const at = (width: number) =>
    `https://shop.example/pictures/goods/${width}/mJ9-q_3nVQ0aZx81Lr5KbT.webp ${width}w`;
  expect(srcSetOf(rendered)).toBe([at(160), at(320), at(480)].join(', '));
  expect(isScene(rendered)).toBe(true);
  expect(isScene(`/pictures/shop/${NAME}`)).toBe(false);
  expect(isScene('/pictures/emoji/1f354.webp')).toBe(false);
});

it.each([
  '/pictures/emoji/1f354.webp',
  '/pictures/item/1f354.svg',
  '/pictures/banner/3.svg',
  '/pictures/people/mJ9-q_3nVQ0aZx81Lr5KbTmJ9-q_3nVQ.jpg',
  '/assets/food-3f2a.webp',
  `/pictures/shop/320/${NAME}.webp`,
  '/pictures/shop/mJ9-q_3nVQ0aZx81Lr5KbT.gif',
  '/pictures/shop/mJ9-q_3nVQ0aZx81Lr5KbT.svg',
  '/pictures/shop/bread.jpg',
  `/pictures/shop/${NAME}?size=large`,
  `//elsewhere.example/pictures/shop/${NAME}`,
  `https://elsewhere.example/a/pictures/shop/${NAME}`,
  `data:image/png;base64,/pictures/shop/${NAME}`,
  `/pictures/shop/a b, ${NAME}`,
])('%s has no srcset [NFR-07]', (address) => {
  expect(srcSetOf(address)).toBeNull();
});

it.each([
  ['321', `${NAME}.webp`],
  ['0320', `${NAME}.webp`],
  ['320px', `${NAME}.webp`],
  ['320', NAME],
  ['320', `${NAME}.avif`],
  ['320', `../${NAME}.webp`],
  ['320', 'mJ9-q_3nVQ0aZx81Lr5KbT.gif.webp'],
])('the width %s of %s does not exist [NFR-07]', (width, file) => {
  expect(editionOf(width, file)).toBeNull();
});
