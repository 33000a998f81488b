import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Returns a data URL, because an SVG that is used as an image cannot load other files. */
export const emojiData = (code: string): string =>
  `data:image/webp;base64,${readFileSync(join(assets, `${code}.webp`)).toString('base64')}`;

const CODE = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6})*$/;

/** Returns whether an emoji code from a URL is valid and has a picture. */
export const hasEmoji = (code: string): boolean =>
  CODE.test(code) && existsSync(join(assets, `${code}.webp`));
