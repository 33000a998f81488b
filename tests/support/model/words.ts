import type { AnyMachineSnapshot, AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom } from 'xstate';

export type Language = 'en' | 'ar';
export type Text = Readonly<Record<Language, string>>;

/** Who makes a step happen: the tester with his hands, the server, the clock, or the shop and the browser by themselves. */
export type By = 'tester' | 'server' | 'time' | 'browser' | 'shop';
export type Said = { by: By; text: Text };
type Saying<TWhat> = Said | ((what: TWhat) => Said);

/** What a state is called and what it looks like. A state that is only passed through has nothing to see. */
export type StateWords = { ar: string; sees?: Text };

/** A flow in the words of the product, for testers who read no code. English titles are the chart's own. */
export type Words<TMachine extends AnyStateMachine> = {
  title: { ar: string };
  /** What must be so before the first step. */
  start: Text | ((input: InputFrom<TMachine>) => Text);
  events: {
    [TType in EventFromLogic<TMachine>['type']]: Saying<Extract<EventFromLogic<TMachine>, { type: TType }>>;
  };
  /** How the actors end, by the id of their invocation. */
  done: Readonly<Record<string, Saying<never>>>;
  failed: Readonly<Record<string, Saying<never>>>;
  timers: Readonly<Record<string, Text>>;
  states: Readonly<Record<string, StateWords>>;
  /** What else happens that one can see; null: nothing. Notices are said by all flows in the same words. */
  news: { [TType in Exclude<EmittedFrom<TMachine>['type'], 'notice'>]: Text | null };
  /** What the screen shows of the context, beside the states. */
  details?: (snapshot: AnyMachineSnapshot) => Text | null;
};

const said =
  (by: By) =>
  (en: string, ar: string): Said => ({ by, text: { en, ar } });

export const tester = said('tester');
export const server = said('server');
export const browser = said('browser');
export const shop = said('shop');
export const text = (en: string, ar: string): Text => ({ en, ar });
