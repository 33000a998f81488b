import { eventsText } from '../../src/flows/record/events-text';
import type { RecordedPath, Take } from '../../src/flows/record/recorded.types';
import type { Flow } from '../../tests/machines/flow';
import { flows } from '../../tests/machines/models';
import type { AnyPath } from '../../tests/support/model';
import { reasonAgainst } from '../../tests/support/model/page-plan';
import type { Language } from '../../tests/support/model/words';
import { actors, recordedLabels } from './labels';
import { section } from './markdown';
import { type SpecReport, toPlaywright } from './playwright';
import { type Story, storyOf } from './story';

/**
 * Converts a recording to a test path, with sample data in place of the recorded data. `null`: no path
 * reaches the state where the recording begins.
 */
export function recordedPath(take: Take, language: Language): RecordedPath | null {
  const flow = flows.find(({ model }) => model.machine.id === take.machine);
  const followed = flow?.model.along(take);
  if (!flow || !followed) return null;
  const storyFor = (path: AnyPath) => storyOf(flow, path, `${take.machine}/recorded`, language);
  const story = storyFor(followed.path);
  const { lead, endsBefore, path } = followed;
  return {
    title: story.title,
    start: story.start,
    steps: story.steps.map(({ number, by, action, expect }) => ({
      number,
      by: actors[by][language],
      action,
      expect,
    })),
    lead,
    endsBefore,
    events: eventsText(refsOf(flow, path)),
    markdown: markdownOf(story, lead, language),
    spec: specOf(flow, take, endsBefore, storyFor, language),
  };
}

function refsOf({ model }: Flow, { input, steps }: AnyPath) {
  return {
    input: model.inputs.indexOf(input),
    events: steps.map(({ event }) => {
      const index = model.fixtures.indexOf(event);
      return index < 0 ? event.type : index;
    }),
  };
}

function markdownOf(story: Story, lead: number, language: Language): string {
  const notes = {
    none: [],
    one: [recordedLabels.leadOfOne[language]],
    many: [recordedLabels.lead[language].replace('{count}', String(lead))],
  }[lead === 0 ? 'none' : lead === 1 ? 'one' : 'many'];
  return `${[section(story, language), ...notes].join('\n\n')}\n`;
}

/** Returns a browser test, as far as a browser can repeat the recording. */
function specOf(
  flow: Flow,
  take: Take,
  /** The path ends before the step with this index. `null`: it contains all steps. */
  endsBefore: number | null,
  storyFor: (path: AnyPath) => Story,
  language: Language,
): RecordedPath['spec'] {
  const { page, model } = flow;
  if (!page) return 'noPage';
  const walked = page.model ? model.with(page.model) : model;
  const followed = walked.along(take, {
    isPossible: (event, at) => reasonAgainst(page, event, at) === null,
    endsIn: page.endsIn,
  });
  if (!followed || followed.path.steps.length <= followed.lead) return 'notInBrowser';
  const { path } = followed;
  const report: SpecReport = {
    flow,
    machine: model.machine.id,
    language,
    stories: [storyFor(path)],
    paths: [path],
    command: 'Record in the flow gallery',
    gaps: [],
  };
  return { text: toPlaywright(report), isWhole: followed.endsBefore === endsBefore };
}
