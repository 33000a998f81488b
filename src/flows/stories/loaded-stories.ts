import type { Story, Variant } from './story.types';

const files = import.meta.glob<{ default: Story }>('./taken/*.json');
/** Story ids in the order in which a customer meets them. */
const ORDER = ['sign-in', 'buy', 'merge', 'pay-late', 'rent', 'two-providers', 'parcel'];
const known = new Set(Object.keys(files).map((file) => /\/([\w-]+)\.[\w-]+\.json$/.exec(file)?.[1] ?? ''));
export const storyIds = ORDER.filter((id) => known.has(id));

const loading = new Map<string, Promise<Story | null>>();

/** Loads the story of one device and language once. Resolves to `null` if there is none. */
export function loadStory(id: string, { device, language }: Variant): Promise<Story | null> {
  const file = `./taken/${id}.${device}-${language}.json`;
  const before = loading.get(file);
  if (before) return before;
  const now = load(file);
  loading.set(file, now);
  return now;
}

const everyStory = new Map<string, Promise<Story[]>>();

/** Loads all stories of one device and language once. */
export function loadStories(variant: Variant): Promise<Story[]> {
  const key = `${variant.device} ${variant.language}`;
  const before = everyStory.get(key);
  if (before) return before;
  const now = Promise.all(storyIds.map((id) => loadStory(id, variant))).then((stories) =>
    stories.filter((story) => story !== null),
  );
  everyStory.set(key, now);
  return now;
}

async function load(file: string): Promise<Story | null> {
  try {
    const [found, { pictures }] = await Promise.all([files[file]?.(), import('./story-pictures')]);
    return found ? withAddresses(found.default, pictures) : null;
  } catch {
    // A failed download is not cached, so the next call retries.
    loading.delete(file);
    return null;
  }
}

const withAddresses = (story: Story, pictures: Readonly<Record<string, string>>): Story => ({
  ...story,
  frames: story.frames.map((frame) => ({ ...frame, picture: pictures[`./taken/${frame.picture}`] ?? '' })),
});
