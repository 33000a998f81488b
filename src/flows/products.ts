import type { Shot } from './flow-data.types';
import { firstOfEach, storyShots } from './stories/story-shots';

/**
 * Ids of the transitions that the last test runs took: in the machine alone, on the rendered page, and in a
 * browser.
 */
export type Walked = Readonly<Record<(typeof LEVELS)[number], readonly string[]>>;
const LEVELS = ['machine', 'page', 'browser'] as const;
export type FlowProducts = { walked: Walked | null; shots: readonly Shot[] };

const FOLDER = '/flow-products';

/**
 * Test runs produce the coverage and most screenshots, so both may be missing. Stories have their own
 * screenshots.
 */
export async function loadProducts(machine: string): Promise<FlowProducts> {
  const [walked, taken, ofStories] = await Promise.all([
    walkedIn(machine),
    readProduct<Shot[]>(`shots/${machine}.json`),
    storyShots(machine),
  ]);
  const shots = (taken ?? []).map((shot) => ({ ...shot, file: `${FOLDER}/shots/${shot.file}` }));
  return { walked, shots: firstOfEach([...shots, ...ofStories]) };
}

async function walkedIn(machine: string): Promise<Walked | null> {
  const traces = await Promise.all(
    LEVELS.map((level) => readProduct<{ transitions: string[] }>(`walked/${machine}.${level}.json`)),
  );
  if (traces.every((trace) => trace === null)) return null;
  const [alone, page, browser] = traces.map((trace) => trace?.transitions ?? []);
  return { machine: alone ?? [], page: page ?? [], browser: browser ?? [] };
}

export async function readProduct<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(`${FOLDER}/${path}`);
    return answer.status === 200 && answer.headers.get('content-type')?.includes('json')
      ? ((await answer.json()) as T)
      : null;
  } catch {
    return null;
  }
}
