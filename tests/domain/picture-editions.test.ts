import { expect, it } from 'vitest';
import { editionOf, srcSetOf } from '../../domain/picture-editions';

const NAME = 'mJ9-q_3nVQ0aZx81Lr5KbT.jpg';

it.each(['', 'https://shop.example', 'http://localhost:4600'])(
  'offers a browser every width of a picture that the shop keeps itself, at %j [NFR-07]',
  (server) => {
    const offered = srcSetOf(`${server}/pictures/shop/${NAME}`)?.split(', ') ?? [];
    expect(offered[1]).toBe(`${server}/pictures/shop/320/${NAME}.webp 320w`);
    expect(offered.map((one) => Number(one.split(' ')[1]?.replace('w', '')))).toEqual([
      160, 320, 480, 640, 960, 1280, 1920,
    ]);
  },
);

it('answers for every width that it offers, and of the picture that it was asked for [NFR-07]', () => {
  for (const one of srcSetOf(`/pictures/shop/${NAME}`)?.split(', ') ?? []) {
    const [, width = '', file = ''] = /^\/pictures\/shop\/(\d+)\/(\S+) \1w$/.exec(one) ?? [];
    expect(editionOf(width, file)).toEqual({ name: NAME, width: Number(width) });
  }
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
])('knows one size of %s [NFR-07]', (address) => {
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
])('has no edition %s of %s [NFR-07]', (width, file) => {
  expect(editionOf(width, file)).toBeNull();
});
