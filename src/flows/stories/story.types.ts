import type { Shot, Text } from '../flow-data.types';

/**
 * A control of the picture that leads to another frame. `box` is in fractions of the picture's width and
 * height.
 */
export type Spot = {
  box: readonly [x: number, y: number, width: number, height: number];
  name: string;
  act: 'press' | 'type';
  to: string;
};

/** An event that a flow received. `from` is the sending flow. `null`: the page, an effect or a timer. */
export type Message = { from: string | null; to: string; event: string };

/** A picture of the running app, and the steps of its flows since the previous frame. */
export type Frame = {
  id: string;
  title: Text;
  /** The id of the previous frame. `null`: the story begins here. */
  after: string | null;
  picture: string;
  width: number;
  height: number;
  /** The innermost active states, keyed by flow. */
  states: Readonly<Record<string, readonly string[]>>;
  /** The transitions that led here, keyed by flow. */
  taken: Readonly<Record<string, readonly string[]>>;
  messages: readonly Message[];
  spots: readonly Spot[];
  /** The app's texts on the picture. */
  texts: readonly string[];
};

export type Variant = Pick<Shot, 'device' | 'language'>;
/** A story as recorded on one device in one language. */
export type Story = { id: string; title: Text; about: Text; frames: readonly Frame[] };
