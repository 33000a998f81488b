import type { Shot } from '../flow-data.types';
import { loadStories } from './loaded-stories';
import type { Story, Variant } from './story.types';

const VARIANTS: readonly Variant[] = (['phone', 'desktop'] as const).flatMap((device) =>
  (['en', 'ar'] as const).map((language) => ({ device, language })),
);

/** Returns the screenshots of a flow's states from all stories. */
export async function storyShots(machine: string): Promise<Shot[]> {
  const all = await Promise.all(
    VARIANTS.map(async (variant) => shotsOf(machine, await loadStories(variant), variant)),
  );
  return all.flat();
}

/** Returns one screenshot per state in these stories. */
export const shotsOf = (machine: string, stories: readonly Story[], variant: Variant): Shot[] =>
  firstOfEach(
    stories
      .flatMap(({ frames }) => frames)
      .flatMap(({ states, picture }) =>
        (states[machine] ?? []).map((state) => ({ state, file: picture, ...variant })),
      ),
  );

const keyOf = ({ state, device, language }: Shot): string => `${state} ${device} ${language}`;

/** Keeps the first screenshot of each state, device and language. */
export const firstOfEach = (shots: readonly Shot[]): Shot[] =>
  [...new Map([...shots].reverse().map((shot) => [keyOf(shot), shot])).values()].reverse();
