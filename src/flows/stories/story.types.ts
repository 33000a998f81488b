import type { Shot, Text } from '../flow-data.types';

/** A control of the picture that leads on. Its box is in shares of the picture's width and height. */
export type Spot = {
  box: readonly [x: number, y: number, width: number, height: number];
  /** The control's accessible name. */
  name: string;
  act: 'press' | 'type';
  /** The frame that follows. */
  to: string;
};

/** An event that a flow received. `from`: the flow that sent it; `null`: the page, an effect or a timer. */
export type Message = { from: string | null; to: string; event: string };

/** A picture of the running app, and what its flows did since the frame before. */
export type Frame = {
  id: string;
  title: Text;
  /** The frame before it. `null`: the story begins here. */
  after: string | null;
  picture: string;
  width: number;
  height: number;
  /** The innermost active states, by flow. */
  states: Readonly<Record<string, readonly string[]>>;
  /** The transitions that led here, by flow. */
  taken: Readonly<Record<string, readonly string[]>>;
  messages: readonly Message[];
  spots: readonly Spot[];
  /** Texts of the app on the picture. */
  texts: readonly string[];
};

export type Variant = Pick<Shot, 'device' | 'language'>;
/** A story as it was taken on one device in one language. */
export type Story = { id: string; title: Text; about: Text; frames: readonly Frame[] };
