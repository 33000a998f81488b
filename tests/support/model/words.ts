import type { AnyMachineSnapshot, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom } from 'xstate';

export type Language = 'en' | 'ar';
export type Text = Readonly<Record<Language, string>>;

/** Who causes a step: the tester, the server, the clock, the shop or the browser. */
export type By = 'tester' | 'server' | 'time' | 'browser' | 'shop';
export type Label = { by: By; text: Text };
type Saying<TWhat> = Label | ((what: TWhat) => Label);

/** A state's name and appearance. A transient state has no appearance. */
export type StateWords = { ar: string; sees?: Text };

/** A flow in the words of testers, without code. English titles come from the chart. */
export type Words<TMachine extends AnyStateMachine> = {
  title: { ar: string };
  /** The precondition of the first step. */
  start: Text | ((input: InputFrom<TMachine>) => Text);
  events: {
    [TType in EventFromLogic<TMachine>['type']]: Saying<Extract<EventFromLogic<TMachine>, { type: TType }>>;
  };
  /** Outcomes of actors by the id of their invocation. */
  done: Readonly<Record<string, Saying<never>>>;
  failed: Readonly<Record<string, Saying<never>>>;
  timers: Readonly<Record<string, Text>>;
  states: Readonly<Record<string, StateWords>>;
  /**
   * The visible effects of other emitted events; null: none. Notifications have the same words in all flows.
   */
  news: { [TType in Exclude<EmittedFrom<TMachine>['type'], 'notice'>]: Text | null };
  /** Context values that are visible on the screen, in addition to the state. */
  details?: (snapshot: AnyMachineSnapshot) => Text | null;
};

const labelBy =
  (by: By) =>
  (en: string, ar: string): Label => ({ by, text: { en, ar } });

export const tester = labelBy('tester');
export const server = labelBy('server');
export const browser = labelBy('browser');
export const shop = labelBy('shop');
export const text = (en: string, ar: string): Text => ({ en, ar });
