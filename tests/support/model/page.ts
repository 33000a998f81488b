import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { ModelEvent } from '../../../src/flows/chart/taken';
import type { ModelOptions } from '../model';
import type { Text } from './words';

type Values = Readonly<Record<string, string | number>>;

/** Something on the page by its role and its accessible name, as the source spells it in English. */
export type Target = {
  role:
    | 'alert'
    | 'banner'
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'form'
    | 'group'
    | 'heading'
    | 'link'
    | 'listbox'
    | 'main'
    | 'navigation'
    | 'option'
    | 'radio'
    | 'status'
    | 'switch'
    | 'textbox'
    | 'timer';
  /** Left out where there is one such part and it has no name. */
  name?: string;
  /** What fills the gaps of the name: `Add {0} to cart`. */
  values?: Values;
  /** The name goes on after these words: a price stands on the button, for instance. */
  isStart?: true;
  isChecked?: boolean;
  isPressed?: boolean;
  isBusy?: boolean;
  inside?: Target;
};

/** How a call to the server ends. Status 0: the network is off. The app may try again by itself, with pauses. */
export type Answer = { status: number; body: unknown; tries?: number };
/** Where the device is, or why it does not know. */
export type Position = { lat: number; lng: number } | 'denied' | 'unavailable' | 'timeout';
/** Whether the device keeps passkeys; `unknown`: it fails to say so. */
export type Passkeys = 'kept' | 'none' | 'unknown';
/** What the world outside of the page says: the server, or the device. */
export type Reply =
  | ({ call: string } & Answer)
  /** The server itself answers. */
  | { call: string; isReal: true }
  /** Something that is downloaded when it is needed arrives, or does not. */
  | { file: string; isThere: boolean }
  | { position: Position }
  /** The device makes the passkey that it was asked for, or the person closes its question. */
  | { passkey: 'made' | 'closed' };

/** What a tester does, and what happens around the page. */
export type Act =
  | { act: 'press'; on: Target }
  | { act: 'type'; into: Target; text: string }
  /** A file of this kind and size, with nothing in it. */
  | { act: 'gives'; to: Target; file: { name: string; type: string; size: number } }
  /** Unless it is ticked already. */
  | { act: 'ticks'; on: Target }
  /** In the window that opened beside the page the first button is pressed, or the window is closed. */
  | { act: 'otherWindow'; does: 'answers' | 'closes' }
  /** On a part of the page, or wherever the focus is. */
  | { act: 'key'; on?: Target; key: string }
  | { act: 'goes'; path: string }
  | { act: 'back' }
  /** Opens a layer unless it is open already. */
  | { act: 'opens'; layer: Target; by: Target }
  /** Another tab of the browser stores values one after the other, or takes them away. */
  | { act: 'otherTab'; values: Readonly<Record<string, string | null>> }
  /** Another tab of the browser says something to all tabs. */
  | { act: 'otherTabSays'; channel: string; message: string }
  | { act: 'network'; isOn: boolean }
  | { act: 'passes'; milliseconds: number }
  | { act: 'replies'; reply: Reply }
  /** From now on the server answers so. */
  | { act: 'serves'; call: string; body: unknown }
  /** Before the next act this must be there. */
  | { act: 'awaits'; sight: Sight };

/** What the eye finds. */
export type Sight =
  | { sees: Target }
  | { lacks: Target }
  | { reads: string; values?: Values }
  | { misses: string }
  /** A field with this text in it. */
  | { holds: string; in: Target }
  /** Words that are known in both languages, such as a toast's. */
  | { shows: Text }
  /** An attribute of the whole page. */
  | { page: string; is: string }
  /** The address has this in it. */
  | { address: string };

/** Longer than any pause before the app tries again by itself. */
export const RETRY_PAUSE = 1_000;

export type Opening = {
  path: string;
  /** What the browser holds. Without a language in it, the spec's own is taken. */
  storage: Readonly<Record<string, string>>;
  /** The first answers do not come inside the page: it has to ask for them. */
  isBare?: true;
  /** There is no page to wait for yet. */
  isUnready?: true;
  /** What the device says of passkeys. Without it, it is asked itself. */
  passkeys?: Passkeys;
  /** Calls that are always answered so, beside those of the whole flow. */
  fixed?: Readonly<Record<string, unknown>>;
  /** What must be done before the flow is where the path begins. */
  acts?: readonly Act[];
};

type For<TState, TParts> = TParts | ((at: TState) => TParts);

/** How a flow is walked on the real page: written from the design, not from the machine. */
export type Page<TMachine extends AnyStateMachine> = {
  /** What of the model is different where a browser walks: data that a page can be brought to have. */
  model?: Partial<ModelOptions<TMachine>>;
  /** All that will happen is known: what the browser holds may depend on it. */
  open: (input: InputFrom<TMachine>, events: readonly ModelEvent[]) => Opening;
  /** Where a flow opens other ways for other settings: from each of these every state is walked once more. */
  inEach?: readonly InputFrom<TMachine>[];
  /** Calls, below /api/v1, that wait until the path says how they end. */
  calls: readonly string[];
  /** Downloads that wait until the path says whether they arrive. */
  files?: readonly string[];
  /** Calls that are always answered so. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Calls that must never be answered, since their answers lead away from the flow. */
  silent?: readonly string[];
  acts: Readonly<
    Record<string, readonly Act[] | ((event: never, before: SnapshotFrom<TMachine>) => readonly Act[])>
  >;
  /** What the outcome of an actor is outside of the machine. Nothing: the page comes to it by itself. */
  answers: Readonly<
    Record<string, (result: never, before: SnapshotFrom<TMachine>) => readonly (Reply | Act)[]>
  >;
  timers: Readonly<Record<string, number>>;
  /** A step lets much time pass, though the flow has no timers. */
  hasClock?: true;
  sights: Readonly<Record<string, For<SnapshotFrom<TMachine>, readonly Sight[]>>>;
  /** What can be seen of the news that a flow tells. Toasts need no entry. */
  news?: Readonly<Record<string, (event: never) => readonly Sight[]>>;
  /** What a page can't be made to have, with the reason; a function says null where it can. */
  impossible: Readonly<
    Record<string, string | ((event: never, at: SnapshotFrom<TMachine>) => string | null)>
  >;
  /** Transitions without an event of their own that no page comes to, with the reason. */
  gaps?: Readonly<Record<string, string>>;
  /** States beyond which another page takes over. */
  endsIn: readonly string[];
};
