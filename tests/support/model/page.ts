import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { ModelEvent } from '../../../src/flows/chart/taken';
import type { ModelOptions } from '../model';
import type { Text } from './words';

type Values = Readonly<Record<string, string | number>>;

/** An element by role and accessible name, in English as in the source. */
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
    | 'searchbox'
    | 'status'
    | 'switch'
    | 'textbox'
    | 'timer';
  /** Omitted for the only element with this role. */
  name?: string;
  /** Values for the placeholders of the name, such as `Add {0} to cart`. */
  values?: Values;
  /** The name continues after this text, with a price for instance. */
  isStart?: true;
  isChecked?: boolean;
  isPressed?: boolean;
  isBusy?: boolean;
  inside?: Target;
};

/** The outcome of a request. Status 0: the network is off. The app may retry with pauses. */
export type Answer = { status: number; body: unknown; tries?: number };
/** The device's position, or why it is unknown. */
export type Position = { lat: number; lng: number } | 'denied' | 'unavailable' | 'timeout';
/** Whether the device has passkeys; `unknown`: the check fails. */
export type Passkeys = 'kept' | 'none' | 'unknown';
/** An answer from outside the page: the server or the device. */
export type Reply =
  | ({ call: string } & Answer)
  /** The real server responds. */
  | { call: string; isReal: true }
  /** A lazily loaded file arrives, or fails. */
  | { file: string; isThere: boolean }
  | { position: Position }
  /** The device creates the requested passkey, or the person cancels. */
  | { passkey: 'made' | 'closed' };

/** Actions of the tester, and external events. */
export type Act =
  | { act: 'press'; on: Target }
  | { act: 'type'; into: Target; text: string }
  /** An empty file of this type and size. */
  | { act: 'gives'; to: Target; file: { name: string; type: string; size: number } }
  /** Ticks the box unless it is already ticked. */
  | { act: 'ticks'; on: Target }
  /** Presses the first button of the popup window, or closes it. */
  | { act: 'otherWindow'; does: 'answers' | 'closes' }
  /** Presses a key on this element, or on the focused element if there is none. */
  | { act: 'key'; on?: Target; key: string }
  | { act: 'goes'; path: string }
  | { act: 'back' }
  /** Opens a dialog unless it is open already. */
  | { act: 'opens'; layer: Target; by: Target }
  /** Another tab sets or removes stored values one after the other. */
  | { act: 'otherTab'; values: Readonly<Record<string, string | null>> }
  /** Another tab broadcasts a message. */
  | { act: 'otherTabSays'; channel: string; message: string }
  | { act: 'network'; isOn: boolean }
  | { act: 'passes'; milliseconds: number }
  | { act: 'replies'; reply: Reply }
  /** The server's response from now on. */
  | { act: 'serves'; call: string; body: unknown }
  /** Waits until this is visible. */
  | { act: 'awaits'; sight: Sight };

/** Something visible on the page. */
export type Sight =
  | { sees: Target }
  | { lacks: Target }
  | { reads: string; values?: Values }
  | { misses: string }
  /** A field with this value. */
  | { holds: string; in: Target }
  /** A text that is known in both languages, such as a notification's. */
  | { shows: Text }
  /** An attribute of the root element. */
  | { page: string; is: string }
  /** The address contains this. */
  | { address: string };

/** Longer than any pause before an automatic retry. */
export const RETRY_PAUSE = 1_000;

export type Opening = {
  path: string;
  /** The browser's storage. Without a language in it, the test's own is used. */
  storage: Readonly<Record<string, string>>;
  /** The page has no inlined data and has to request it. */
  isBare?: true;
  /** The opening shows no page to wait for. */
  isUnready?: true;
  /** The passkey support of the device. Omitted: the real device decides. */
  passkeys?: Passkeys;
  /** Requests with a fixed answer, besides those of the whole flow. */
  fixed?: Readonly<Record<string, unknown>>;
  /** What to do before the path begins. */
  acts?: readonly Act[];
};

type For<TState, TParts> = TParts | ((at: TState) => TParts);

/** How a flow is tested on the real page, written from the design and not from the machine. */
export type Page<TMachine extends AnyStateMachine> = {
  /** Changes of the model for a browser, such as fixtures with data that the page can have. */
  model?: Partial<ModelOptions<TMachine>>;
  /** Receives all events of the path, because the stored values in the browser may depend on them. */
  open: (input: InputFrom<TMachine>, events: readonly ModelEvent[]) => Opening;
  /** Inputs from which every state is visited again, because their settings lead to other paths. */
  inEach?: readonly InputFrom<TMachine>[];
  /** Requests below /api/v1 that wait until the path settles them. */
  calls: readonly string[];
  /** Downloads that wait until the path settles them. */
  files?: readonly string[];
  /** Requests with a fixed answer. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Requests that stay pending, because their answers would leave the flow. */
  silent?: readonly string[];
  acts: Readonly<
    Record<string, readonly Act[] | ((event: never, before: SnapshotFrom<TMachine>) => readonly Act[])>
  >;
  /** The result of an actor from outside the machine. Empty: the page produces it by itself. */
  answers: Readonly<
    Record<string, (result: never, before: SnapshotFrom<TMachine>) => readonly (Reply | Act)[]>
  >;
  timers: Readonly<Record<string, number>>;
  /** True if a step needs much time to pass although the flow has no timers. */
  hasClock?: true;
  sights: Readonly<Record<string, For<SnapshotFrom<TMachine>, readonly Sight[]>>>;
  /** Visible effects of emitted events. Notifications need no entry. */
  news?: Readonly<Record<string, (event: never) => readonly Sight[]>>;
  /** Events that the page can't produce, with the reason. A function returns `null` where it can. */
  impossible: Readonly<
    Record<string, string | ((event: never, at: SnapshotFrom<TMachine>) => string | null)>
  >;
  /** Eventless transitions that no page reaches, with the reason. */
  gaps?: Readonly<Record<string, string>>;
  /** States after which another page opens. */
  endsIn: readonly string[];
};
