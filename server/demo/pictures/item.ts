import { emojiData } from './emoji-data';

/** An SVG filter that smooths a small picture when it is enlarged. */
const SMOOTH =
  '<filter id="c" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="1.1"/>' +
  '<feComponentTransfer result="shape"><feFuncA type="linear" slope="5" intercept="-2"/></feComponentTransfer>' +
  '<feGaussianBlur in="SourceGraphic" stdDeviation=".7" result="soft"/>' +
  '<feMorphology in="soft" operator="dilate" radius=".8" result="wide"/>' +
  '<feMerge result="full"><feMergeNode in="wide"/><feMergeNode in="soft"/></feMerge>' +
  '<feComposite in="full" in2="shape" operator="in"/></filter>';

/** The views of an item in its gallery: whole, close up, a pair, turned, leaning, three pieces. */
export const ITEM_VIEWS = ['whole', 'near', 'pair', 'turned', 'leaning', 'three'] as const;
type ItemView = (typeof ITEM_VIEWS)[number];

const thing = (place: string) => `<use href="#t" ${place}/>`;

const SHOWN: Record<ItemView, string> = {
  whole: thing(''),
  near: `<g clip-path="url(#r)">${thing('transform="translate(-76 -58) scale(1.55)"')}</g>`,
  pair:
    thing('transform="translate(96 6) rotate(8 80 80) scale(.6)"') +
    thing('transform="translate(4 82) scale(.66)"'),
  turned: thing('transform="translate(256 0) scale(-1 1)"'),
  leaning: thing('transform="translate(26 26) rotate(-16 102 102) scale(.8)"'),
  three:
    thing('transform="translate(70 4) scale(.46)"') +
    thing('transform="translate(4 124) scale(.5)"') +
    thing('transform="translate(124 124) scale(.5)"'),
};

/** Returns an SVG with one object that fills its container. */
export const itemSvg = (code: string, view: ItemView = 'whole'): string =>
  '<svg xmlns="http://www.w3.org/2000/svg"><svg width="100%" height="100%" viewBox="0 0 256 256">' +
  `<defs>${SMOOTH}<clipPath id="r"><rect width="256" height="256" rx="56"/></clipPath><image id="t" width="256" height="256" filter="url(#c)" href="${emojiData(code)}"/></defs>${SHOWN[view]}</svg></svg>`;
