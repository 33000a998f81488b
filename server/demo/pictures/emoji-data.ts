import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** An SVG that is shown as a picture may not load others, so the emojis travel inside of it. */
export const emojiData = (code: string): string =>
  `data:image/webp;base64,${readFileSync(join(assets, `${code}.webp`)).toString('base64')}`;

const CODE = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6})*$/;

/** Whether a code from outside names one of the pictures. */
export const hasEmoji = (code: string): boolean =>
  CODE.test(code) && existsSync(join(assets, `${code}.webp`));
