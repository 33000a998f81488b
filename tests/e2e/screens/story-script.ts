import type { Locator } from '@playwright/test';
import type { Text } from '../../../src/flows/flow-data.types';
import type { Stage } from './stage';

type StoryStage = Omit<Stage, 'camera'>;

/** The control that leads from a scene to the next one. */
export type Lead = {
  control: (stage: StoryStage) => Locator | Promise<Locator>;
  /** The text to type. Without it, the control is pressed. */
  text?: string;
  /** What else the customer does before the next scene. */
  further?: (stage: StoryStage) => Promise<unknown>;
};

export type SceneScript = {
  id: string;
  title: Text;
  /** The states that must be active before the picture is taken. */
  at: readonly string[];
  /** Waits for this element, if the states alone don't show that the screen is ready. */
  until?: (stage: StoryStage) => Locator;
  /** Omitted for the last scene. */
  lead?: Lead;
};

/** Another way from a scene. The lead of its last scene returns to `back`. */
export type SideScript = { from: string; lead: Lead; scenes: readonly SceneScript[]; back?: string };

export type StoryScript = {
  id: string;
  title: Text;
  about: Text;
  opens: (stage: StoryStage) => Promise<unknown>;
  scenes: readonly SceneScript[];
  sides?: readonly SideScript[];
};
