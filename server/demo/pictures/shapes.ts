import { emojiData } from './emoji-data';
import type { Palette } from './palettes';

/** The centre of an object, its width, and its rotation in degrees. */
export type Spot = { x: number; y: number; size: number; lean: number };

const NIGHT = 'media="(prefers-color-scheme:dark)"';

/** Returns the SVG definitions of gradients and shadow. */
export const shades = ({ light, deep, glow }: Palette): string =>
  `<defs><linearGradient id="g" x2="1" y2="1"><stop class="l" stop-color="${light}"/><stop class="d" offset="1" stop-color="${deep}"/></linearGradient>` +
  `<radialGradient id="w"><stop class="w" stop-color="${glow}" stop-opacity=".9"/><stop class="w" offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
  '<radialGradient id="s"><stop stop-color="#4A2408" stop-opacity=".3"/><stop offset=".6" stop-color="#4A2408" stop-opacity=".11"/><stop offset="1" stop-color="#4A2408" stop-opacity="0"/></radialGradient></defs>';

/** Returns a style element with the colours of the dark theme. */
export const nightStyle = ({ night, midnight }: Palette): string =>
  `<style ${NIGHT}>.l{stop-color:${night}}.d{stop-color:${midnight}}.w{stop-color:#fff;stop-opacity:.07}.w[offset]{stop-opacity:0}.r{stroke-opacity:.05}</style>`;

const UNIT = 100;

/** Defines each object once, so that the SVG can use it several times. */
export const defineObjects = (codes: string[]): string =>
  `<defs>${codes
    .map(
      (code, index) =>
        `<image id="e${index}" x="-50" y="-50" width="${UNIT}" height="${UNIT}" href="${emojiData(code)}"/>`,
    )
    .join('')}</defs>`;

export const drawObject = (index: number, { x, y, size, lean }: Spot): string =>
  `<use href="#e${index}" transform="translate(${x} ${y}) rotate(${lean}) scale(${size / UNIT})"/>`;

/** Returns the shadow below an object. */
const shadow = ({ x, y, size }: Spot): string =>
  `<ellipse cx="${x}" cy="${Math.round(y + size * 0.45)}" rx="${Math.round(size * 0.48)}" ry="${Math.round(size * 0.1)}" fill="url(#s)"/>`;

export const drawWithShadow = (index: number, spot: Spot): string => shadow(spot) + drawObject(index, spot);
