import { fromPromise } from 'xstate';
import { mountAppMachine } from '../../machines/site/mount-app.machine';

const RENDERED_ID = 'server-rendered';
/** `theme.js` sets this attribute while a pointer is down on the server-rendered page. */
const PRESSING = 'data-pressing';

/** True while the server-rendered page is visible. */
export const isServerRendered = (page: Document | undefined = globalThis.document): boolean =>
  page?.getElementById(RENDERED_ID) != null;

type FirstRouter = {
  load(): Promise<void>;
  history: { subscribe(listener: () => void): () => void };
  state: { matches: readonly { loaderData?: unknown }[] };
};

/**
 * Resolves when the first page, after any redirects, has loaded its data. Until then the server's page stays.
 */
export const provideFirstPage = (router: FirstRouter) =>
  fromPromise<void, void>(async () => {
    // A router that is not mounted does not follow its history.
    const unsubscribe = router.history.subscribe(() => void router.load());
    try {
      await router.load();
    } finally {
      unsubscribe();
    }
    await Promise.all(router.state.matches.flatMap(({ loaderData }) => promisesIn(loaderData)).map(answered));
  });

/** Returns the deferred data of the page's loader. */
const promisesIn = (data: unknown): Promise<unknown>[] => {
  if (data instanceof Promise) return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(promisesIn);
};

/** Sets the fields that React reads from a settled promise, so that it shows no fallback. */
const answered = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );

export const removeServerRendered = (): void => document.getElementById(RENDERED_ID)?.remove();

/**
 * Replaces the server's page once the app's page is rendered and its flows run. Typed text, choices, opened
 * details, focus and presses are transferred in one task, so that no key is lost.
 */
export const provideMountApp = (loadFlows: () => Promise<void>) =>
  mountAppMachine.provide({
    actors: {
      reachReader: fromPromise(({ signal }) => reachReader(signal)),
      mountApp: fromPromise(() => mountApp()),
      loadFlows: fromPromise(() => loadFlows()),
      awaitChance: fromPromise(({ signal }) => awaitChance(signal)),
    },
  });

const CHANCES = ['online', 'pointerdown', 'keydown'];

function awaitChance(signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    for (const chance of CHANCES)
      window.addEventListener(chance, () => resolve(), { signal: AbortSignal.any([signal, over.signal]) });
  }).finally(() => over.abort());
}

async function mountApp(): Promise<void> {
  const app = document.getElementById('root');
  const rendered = document.getElementById(RENDERED_ID);
  if (rendered === null) return;
  const { activeElement } = document;
  const pairs = changedInputs(rendered).map((original) => [original, counterpart(app, original)] as const);
  const opened = openedIn(rendered).map((original) => counterpart(app, original));
  const focused =
    activeElement instanceof HTMLElement && rendered.contains(activeElement)
      ? counterpart(app, activeElement)
      : null;
  const presses = pressesIn(rendered).map((original) => counterpart(app, original));
  rendered.remove();
  // Scroll restoration reads the position on this event.
  document.dispatchEvent(new Event('scroll'));
  focused?.focus({ preventScroll: true });
  for (const details of opened) if (details !== null) details.open = true;
  for (const [original, input] of pairs) {
    if (input === null) continue;
    if (CHOICES.includes(original.type)) input.click();
    else type(input, original.value);
  }
  for (const button of presses) {
    // Yields, so that each press is rendered before the next.
    await nextTask();
    // A real press moves the focus first. Layers return it to the focused element.
    button?.focus({ preventScroll: true });
    button?.click();
  }
}

function reachReader(signal: AbortSignal): Promise<void> {
  const [app, rendered] = [document.getElementById('root'), document.getElementById(RENDERED_ID)];
  const page = document.documentElement;
  return new Promise((resolve) => {
    const isThere = () =>
      app === null ||
      rendered === null ||
      (app.scrollHeight >= Math.min(rendered.scrollHeight, window.scrollY + window.innerHeight) &&
        !page.hasAttribute(PRESSING) &&
        [...pressesIn(rendered), ...changedInputs(rendered), ...openedIn(rendered)].every(
          (original) => counterpart(app, original) !== null,
        ));
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

/** `theme.js` numbers the presses, which gives their order. */
const pressesIn = (rendered: HTMLElement): HTMLButtonElement[] =>
  [...rendered.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
    .flatMap((button) =>
      (button.dataset.pressed ?? '').split(' ').map((number) => ({ button, number: Number(number) })),
    )
    .sort((one, other) => one.number - other.number)
    .map(({ button }) => button);

/** The fields and choices that the customer has changed. */
const changedInputs = (rendered: HTMLElement): HTMLInputElement[] =>
  [...rendered.querySelectorAll('input')].filter((input) =>
    CHOICES.includes(input.type)
      ? input.checked && !input.defaultChecked
      : input.value !== input.defaultValue,
  );

const openedIn = (rendered: HTMLElement): HTMLDetailsElement[] => [
  ...rendered.querySelectorAll<HTMLDetailsElement>('details[open]'),
];

/** Finds the app's element for a server-rendered one, by tag and name. */
const counterpart = <E extends HTMLElement>(app: ParentNode | null, original: E): E | null =>
  [...(app?.querySelectorAll<E>(original.tagName) ?? [])].find((one) => nameOf(one) === nameOf(original)) ??
  null;

const CHOICES = ['radio', 'checkbox'];
const NAMES = ['type', 'aria-label', 'placeholder'];
function nameOf(element: HTMLElement): string {
  const { place } = element.dataset;
  if (place !== undefined) return place;
  const text = element.closest('label') ?? element;
  return [...NAMES.map((name) => element.getAttribute(name)), text.textContent].join('|');
}

/** Sets the value through the native setter, so that React notices the change. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
