import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';

/** Something on the page by its role and its accessible name, as the source spells it in English. */
export type Target = {
  role:
    | 'button'
    | 'switch'
    | 'combobox'
    | 'option'
    | 'dialog'
    | 'heading'
    | 'link'
    | 'group'
    | 'listbox'
    | 'status';
  name: string;
  isChecked?: boolean;
  isPressed?: boolean;
};

/** What a tester's hands do. */
export type Act =
  | { act: 'press'; on: Target }
  | { act: 'type'; into: Target; text: string }
  | { act: 'key'; on: Target; key: string }
  /** Another tab of the browser stores something. */
  | { act: 'otherTab'; key: string; value: string };

/** What the eye finds. */
export type Sight =
  | { sees: Target }
  | { lacks: Target }
  | { reads: string }
  | { misses: string }
  /** An attribute of the whole page. */
  | { page: string; is: string };

/** How a call to the server ends. Status 0: the network is off. The app may try again by itself, with pauses. */
export type Answer = { status: number; body: unknown; tries?: number };

/** Longer than any pause before the app tries again by itself. */
export const RETRY_PAUSE = 1_000;

/** How a flow is walked on the real page: written from the design, not from the machine. */
export type Page<TMachine extends AnyStateMachine> = {
  /** The address, and what the browser holds. Without a language in it, the spec's own is taken. */
  open: (input: InputFrom<TMachine>) => { path: string; storage: Readonly<Record<string, string>> };
  /** The call of each actor, below /api/v1: it waits until the path says how it ends. */
  calls: Readonly<Record<string, string>>;
  /** Calls that must never be answered, since their answers lead away from the flow. */
  silent?: readonly string[];
  acts: Readonly<Record<string, readonly Act[] | ((event: never) => readonly Act[])>>;
  answers: Readonly<Record<string, (result: never) => Answer>>;
  timers: Readonly<Record<string, number>>;
  sights: Readonly<Record<string, readonly Sight[] | ((at: AnyMachineSnapshot) => readonly Sight[])>>;
  /** Events that a page can't be made to have, with the reason. */
  impossible: Readonly<Record<string, string>>;
  /** States beyond which another page takes over. */
  endsIn: readonly string[];
};
