import { fromPromise } from 'xstate';
import { takeOverMachine } from '../../machines/site/take-over.machine';

const WORDS = 'first-words';
/** A finger is down on the drawn page: `theme.js` says so. */
const PRESSING = 'data-pressing';

/** Whether the server has drawn this page, and it stands until the app comes. */
export const isDrawn = (page: Document | undefined = globalThis.document): boolean =>
  page?.getElementById(WORDS) != null;

type FirstRouter = {
  load(): Promise<void>;
  history: { subscribe(listener: () => void): () => void };
  state: { matches: readonly { loaderData?: unknown }[] };
};

/**
 * What the server has drawn stands until the whole page is there to take its place: where an address leads on to another
 * one, that one's, with what its parts have asked for.
 */
export const provideFirstPage = (router: FirstRouter) =>
  fromPromise<void, void>(async () => {
    // Nothing of the router is on the page yet, so nobody else follows its history.
    const unsubscribe = router.history.subscribe(() => void router.load());
    try {
      await router.load();
    } finally {
      unsubscribe();
    }
    await Promise.all(router.state.matches.flatMap(({ loaderData }) => promisesIn(loaderData)).map(answered));
  });

/** The answers that a page waits for part by part: as its loader has put them together. */
const promisesIn = (data: unknown): Promise<unknown>[] => {
  if (data instanceof Promise) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(promisesIn);
};

/** React reads from the promise itself that it has been answered, and shows no empty place for it. */
const answered = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );

/** Nothing of the app takes its place. */
export const dropDrawn = (): void => document.getElementById(WORDS)?.remove();

/**
 * The app's page is there and its flows run: it takes the place of the drawn one, and what was typed, chosen, focused or
 * pressed in that is done in it. Focus and text move in one step, so that no key is lost between the two.
 */
export const provideTakeOver = () =>
  takeOverMachine.provide({
    actors: {
      reachReader: fromPromise(({ signal }) => reachReader(signal)),
      takeOver: fromPromise(() => takeOver()),
    },
  });

async function takeOver(): Promise<void> {
  const app = document.getElementById('root');
  const words = document.getElementById(WORDS);
  if (words === null) return;
  const { activeElement } = document;
  const pairs = [...words.querySelectorAll('input')].map(
    (drawn) => [drawn, counterpart(app, drawn)] as const,
  );
  const focused =
    activeElement instanceof HTMLElement && words.contains(activeElement)
      ? counterpart(app, activeElement)
      : null;
  const presses = pressesIn(words).map((drawn) => counterpart(app, drawn));
  words.remove();
  // Whoever keeps places of scrolling for the way back has not heard of this one.
  document.dispatchEvent(new Event('scroll'));
  focused?.focus({ preventScroll: true });
  for (const [drawn, input] of pairs) {
    if (input === null) continue;
    if (CHOICES.includes(drawn.type)) {
      if (drawn.checked && !drawn.defaultChecked) input.click();
    } else if (drawn.value !== drawn.defaultValue) type(input, drawn.value);
  }
  for (const button of presses) {
    // What a press does is on the page before the next one.
    await nextTask();
    // As a press does it; what opens gives the focus back to it.
    button?.focus({ preventScroll: true });
    button?.click();
  }
}

function reachReader(signal: AbortSignal): Promise<void> {
  const [app, words] = [document.getElementById('root'), document.getElementById(WORDS)];
  const page = document.documentElement;
  return new Promise((resolve) => {
    const isThere = () =>
      app === null ||
      words === null ||
      (app.scrollHeight >= Math.min(words.scrollHeight, window.scrollY + window.innerHeight) &&
        !page.hasAttribute(PRESSING) &&
        pressesIn(words).every((drawn) => counterpart(app, drawn) !== null));
    if (app === null || isThere()) return resolve();
    const growth = new MutationObserver(() => {
      if (!isThere()) return;
      growth.disconnect();
      resolve();
    });
    growth.observe(app, { childList: true, subtree: true });
    growth.observe(page, { attributeFilter: [PRESSING] });
    signal.addEventListener('abort', () => growth.disconnect());
  });
}

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** One for each press, in their order: `theme.js` has counted them. */
const pressesIn = (words: HTMLElement): HTMLButtonElement[] =>
  [...words.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
    .flatMap((button) =>
      (button.dataset.pressed ?? '').split(' ').map((number) => ({ button, number: Number(number) })),
    )
    .sort((one, other) => one.number - other.number)
    .map(({ button }) => button);

/** Both were drawn by the same components: the same kind of element with the same words, or the same place where a name has come. */
const counterpart = <E extends HTMLElement>(app: ParentNode | null, drawn: E): E | null =>
  [...(app?.querySelectorAll<E>(drawn.tagName) ?? [])].find((one) => nameOf(one) === nameOf(drawn)) ?? null;

const CHOICES = ['radio', 'checkbox'];
const NAMES = ['type', 'aria-label', 'placeholder'];
function nameOf(element: HTMLElement): string {
  const { place } = element.dataset;
  if (place !== undefined) return place;
  const words = element.closest('label') ?? element;
  return [...NAMES.map((name) => element.getAttribute(name)), words.textContent].join('|');
}

/** As a keyboard does it: React hears of it. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
