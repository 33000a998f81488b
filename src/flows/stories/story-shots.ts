import type { Shot } from '../flow-data.types';
import { loadStories } from './loaded-stories';
import type { Story, Variant } from './story.types';

const VARIANTS: readonly Variant[] = (['phone', 'desktop'] as const).flatMap((device) =>
  (['en', 'ar'] as const).map((language) => ({ device, language })),
);

/** The screenshots of a flow's states in all stories. */
export async function storyShots(machine: string): Promise<Shot[]> {
  const all = await Promise.all(
    VARIANTS.map(async (variant) => shotsOf(machine, await loadStories(variant), variant)),
  );
  return all.flat();
}

/** One screenshot of each state that these stories pass. */
export const shotsOf = (machine: string, stories: readonly Story[], variant: Variant): Shot[] =>
  firstOfEach(
    stories
      .flatMap(({ frames }) => frames)
      .flatMap(({ states, picture }) =>
        (states[machine] ?? []).map((state) => ({ state, file: picture, ...variant })),
      ),
  );

const keyOf = ({ state, device, language }: Shot): string => `${state} ${device} ${language}`;

/** Leaves out later screenshots of the same state on the same device in the same language. */
export const firstOfEach = (shots: readonly Shot[]): Shot[] =>
  [...new Map([...shots].reverse().map((shot) => [keyOf(shot), shot])).values()].reverse();
