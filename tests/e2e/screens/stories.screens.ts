import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, test } from '@playwright/test';
import type { Frame, Story, Variant } from '../../../src/flows/stories/story.types';
import { LOCALES, Shopper } from '../support/shopper';
import { DEVICES } from './devices';
import { buyStory } from './stories/buy.story';
import { mergeStory } from './stories/merge.story';
import { parcelStory } from './stories/parcel.story';
import { payLateStory } from './stories/pay-late.story';
import { rentStory } from './stories/rent.story';
import { signInStory } from './stories/sign-in.story';
import { twoProvidersStory } from './stories/two-providers.story';
import type { Lead, SceneScript, SideScript, StoryScript } from './story-script';
import { StoryTaker, TAKEN, type Ways } from './story-taker';

const PATIENCE = 240_000;
const stories: readonly StoryScript[] = [
  signInStory,
  buyStory,
  mergeStory,
  payLateStory,
  rentStory,
  twoProvidersStory,
  parcelStory,
];

for (const story of stories)
  for (const device of ['phone', 'desktop'] as const)
    for (const language of LOCALES)
      test(`takes the story ${story.id} (${device}, ${language})`, async ({ browser, baseURL }) => {
        test.setTimeout(PATIENCE);
        const variant = { device, language };
        const { id, title, about } = story;
        const frames = await walks(browser, baseURL, variant, story, null);
        for (const side of story.sides ?? [])
          frames.push(...(await walks(browser, baseURL, variant, story, side)));
        const taken: Story = { id, title, about, frames };
        writeFileSync(join(TAKEN, `${id}.${device}-${language}.json`), `${JSON.stringify(taken, null, 1)}\n`);
      });

/** Plays the story and records its frames. With `side`, it records only the frames of that side path. */
async function walks(
  browser: Browser,
  baseURL: string | undefined,
  { device, language }: Variant,
  { id, opens, scenes, sides = [] }: StoryScript,
  side: SideScript | null,
): Promise<Frame[]> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: DEVICES[device],
    colorScheme: language === 'ar' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(12_000);
  const shopper = new Shopper(page, language);
  const stage = { page, context, request: page.request, shopper };
  const taker = new StoryTaker(page, id, { device, language });
  await shopper.speaks();
  await taker.follows();
  await opens(stage);

  const acts = async ({ control, text, further }: Lead) => {
    const at = await control(stage);
    if (text === undefined) await at.click();
    else await at.fill(text);
    await further?.(stage);
  };
  const reaches = async (scene: SceneScript) => {
    await taker.reaches(scene);
    await scene.until?.(stage).first().waitFor();
  };
  const takes = async (scene: SceneScript, after: string | null, ways: Ways) => {
    const found: { at: Awaited<ReturnType<Lead['control']>>; way: Ways[number] }[] = [];
    for (const way of ways) found.push({ at: await way.lead.control(stage), way });
    return taker.takes(scene, after, found);
  };

  const frames: Frame[] = [];
  const until = side ? scenes.findIndex((scene) => scene.id === side.from) : scenes.length - 1;
  for (const [index, scene] of scenes.slice(0, until + 1).entries()) {
    await reaches(scene);
    const next = scenes[index + 1];
    const ways = [
      ...(scene.lead && next ? [{ lead: scene.lead, to: next.id }] : []),
      ...sides.flatMap(({ from, lead, scenes: [first] }) =>
        from === scene.id && first ? [{ lead, to: first.id }] : [],
      ),
    ];
    if (side) taker.passes();
    else frames.push(await takes(scene, scenes[index - 1]?.id ?? null, ways));
    const lead = side && index === until ? side.lead : scene.lead;
    if (lead) await acts(lead);
  }
  for (const [index, scene] of (side?.scenes ?? []).entries()) {
    await reaches(scene);
    const to = side?.scenes[index + 1]?.id ?? side?.back;
    const ways = scene.lead && to ? [{ lead: scene.lead, to }] : [];
    frames.push(await takes(scene, side?.scenes[index - 1]?.id ?? side?.from ?? null, ways));
    if (scene.lead && index < (side?.scenes.length ?? 0) - 1) await acts(scene.lead);
  }
  await context.close();
  return frames;
}
