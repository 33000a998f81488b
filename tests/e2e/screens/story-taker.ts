import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import PO from 'pofile';
import sharp from 'sharp';
import { type Live, nothingLive } from '../../../src/flows/live/live-actors';
import { movesOf } from '../../../src/flows/live/moves';
import {
  CHANNEL,
  CONNECTED,
  type GalleryUpdate,
  isGalleryUpdate,
  PAGE_OPENED,
} from '../../../src/flows/live/wire';
import type { Frame, Spot, Variant } from '../../../src/flows/stories/story.types';
import { root } from '../../support/sources';
import type { Lead, SceneScript } from './story-script';

export const TAKEN = join(root, 'src', 'flows', 'stories', 'taken');
const SETTLING = 400;
const PATIENCE = 15_000;
const QUALITY = 62;
const WIDTH = { phone: 390, desktop: 800 } as const;

const texts = new Set(
  PO.parse(readFileSync(join(root, 'locales', 'en.po'), 'utf8'))
    .items.map(({ msgid }) => msgid)
    // Short texts and texts with values would match other parts of a page.
    .filter((text) => text.length > 5 && !/[{<]/.test(text)),
);

export type Ways = readonly { lead: Lead; to: string }[];

/** Takes the frames of a story from a running page. */
export class StoryTaker {
  readonly #page: Page;
  readonly #story: string;
  readonly #variant: Variant;
  readonly #news: GalleryUpdate[] = [];
  #live: Live = nothingLive;
  #told = 0;

  constructor(page: Page, story: string, variant: Variant) {
    this.#page = page;
    this.#story = story;
    this.#variant = variant;
  }

  /** Follows the app from its start: call it before the page is opened. */
  async follows(): Promise<void> {
    await this.#page.exposeFunction('tellStory', (event: unknown) => {
      if (isGalleryUpdate(event)) this.#news.push(event);
    });
    await this.#page.addInitScript(
      ([name, connected, opened]) => {
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => {
          if (data.type === opened) channel.postMessage({ type: connected });
          else (window as unknown as { tellStory(event: unknown): void }).tellStory(data);
        };
      },
      [CHANNEL, CONNECTED, PAGE_OPENED] as const,
    );
  }

  /** Waits for the scene's states. */
  async reaches({ id, at }: SceneScript): Promise<void> {
    await expect(async () => {
      const { states } = movesOf(this.#live, this.#news.slice(this.#told));
      expect(Object.values(states).flat(), id).toEqual(expect.arrayContaining([...at]));
    }).toPass({ timeout: PATIENCE });
  }

  /** The scene as a frame: its picture, its controls, and what the flows did since the frame before. */
  async takes(
    { id, title }: SceneScript,
    after: string | null,
    ways: readonly { at: Locator; way: Ways[number] }[],
  ): Promise<Frame> {
    const [first] = ways;
    // A new page may move its own scroll position once more.
    for (const _ of ['opened', 'moved']) {
      await this.#page.waitForTimeout(SETTLING);
      await first?.at.evaluate(uncover);
    }
    await this.#page.waitForTimeout(SETTLING);
    await this.#page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const { width = 1, height = 1 } = this.#page.viewportSize() ?? {};
    const spots: Spot[] = [];
    for (const { at, way } of ways) spots.push(await this.#spotAt(at, way, width, height));
    const { live, ...moves } = movesOf(this.#live, this.#news.slice(this.#told));
    [this.#live, this.#told] = [live, this.#news.length];
    return {
      id,
      title,
      after,
      ...moves,
      spots,
      texts: await this.#textsShown(),
      ...(await this.#picture(id)),
    };
  }

  /** Skips the reports until now, because their frames are already recorded. */
  passes(): void {
    [this.#live, this.#told] = [movesOf(this.#live, this.#news.slice(this.#told)).live, this.#news.length];
  }

  async #spotAt(at: Locator, { lead, to }: Ways[number], width: number, height: number): Promise<Spot> {
    const box = await at.boundingBox();
    if (!box) throw new Error(`Nothing to press for "${to}"`);
    const share = (part: number) => Math.round(part * 10_000) / 10_000;
    const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)];
    const right = Math.min(width, box.x + box.width);
    const bottom = Math.min(height, box.y + box.height);
    if (right <= left || bottom <= top) throw new Error(`"${to}" is outside the picture`);
    // Returns the accessible name, as in `- button "Sign In"`, or the text of a label or a summary.
    const [, accessible] = /"((?:[^"\\]|\\.)*)"/.exec(await at.ariaSnapshot()) ?? [];
    const name = accessible ?? (await at.textContent())?.trim() ?? '';
    return {
      box: [
        share(left / width),
        share(top / height),
        share((right - left) / width),
        share((bottom - top) / height),
      ],
      name,
      act: lead.text === undefined ? 'press' : 'type',
      to,
    };
  }

  async #textsShown(): Promise<string[]> {
    if (this.#variant.language !== 'en') return [];
    // biome-ignore lint/performance/useDomNodeTextContent: only what the picture shows counts
    const shown = await this.#page.locator('body').innerText();
    return [...new Set(shown.split('\n').map((line) => line.trim()))]
      .filter((line) => texts.has(line))
      .sort();
  }

  async #picture(id: string): Promise<Pick<Frame, 'picture' | 'width' | 'height'>> {
    const { device, language } = this.#variant;
    const picture = `${this.#story}-${device}-${language}-${id}.webp`;
    const taken = await this.#page.screenshot({ animations: 'disabled', caret: 'hide' });
    mkdirSync(TAKEN, { recursive: true });
    const { width, height } = await sharp(taken)
      .resize({ width: WIDTH[device] })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(TAKEN, picture));
    return { picture, width, height };
  }
}

/** Scrolls to a control that is outside the window or below a fixed bar. */
function uncover(control: Element): void {
  const { left, top, width, height } = control.getBoundingClientRect();
  const isCovered = [2, height / 2, height - 2].some((down) => {
    const shown = document.elementFromPoint(left + width / 2, top + down);
    return shown === null || !(control.contains(shown) || shown.contains(control));
  });
  if (isCovered) control.scrollIntoView({ block: 'center' });
}
