import type { Flow } from '../../tests/machines/flow';
import type { Language } from '../../tests/support/model/words';
import { findFailingWalk } from '../../tests/support/random-walks';
import { actors } from './labels';
import { storyOf } from './story';

type Draft = { runs: number; seed: number; maxLength: number; language: Language };

/**
 * Walks through a machine at random and describes the paths. Ends with the shortest path to a failure, if
 * there is one.
 */
export async function walkAtRandom(flow: Flow, { runs, seed, maxLength, language }: Draft) {
  const { id } = flow.model.machine;
  const result = await findFailingWalk(flow.model, { runs, seed, maxLength });
  if (result.failure === null)
    return {
      isFailed: false,
      text: `${id}: ${runs} walks, ${result.steps} steps, none failed (seed ${seed})`,
    };
  const { reason, path } = result.failure;
  const story = storyOf(flow, path, id, language);
  return {
    isFailed: true,
    text: [
      `${id}: ${reason}`,
      `The shortest way there (seed ${seed}, ${path.steps.length} steps):`,
      `   0. ${story.start.action}`,
      ...story.steps.map(
        ({ number, by, action, state }) =>
          `${String(number).padStart(4)}. [${actors[by][language]}] ${action}  -> ${state}`,
      ),
    ].join('\n'),
  };
}
