import { fromPromise } from 'xstate';
import { mountAppMachine } from '../../machines/site/mount-app.machine';

const RENDERED_ID = 'server-rendered';
const LATE_INPUT_ID = 'late-input';
/** The attribute that `theme.js` sets while a pointer is down on the server-rendered page. */
const PRESSING = 'data-pressing';

/** Returns true while the server-rendered page is visible. */
export const isServerRendered = (page: Document | undefined = globalThis.document): boolean =>
  page?.getElementById(RENDERED_ID) != null;

type FirstRouter = {
  load(): Promise<void>;
  history: { subscribe(listener: () => void): () => void };
  state: { matches: readonly { loaderData?: unknown }[] };
};

/**
 * Resolves when the first page, after any redirects, has loaded its data. Until then the server-rendered page
 * stays.
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

/** Sets the fields that React reads from a settled promise. React then shows no fallback. */
const answered = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );

/**
 * Hides the app's page from assistive technology and the focus while the server-rendered page is shown.
 * Otherwise every control would be found twice.
 */
export function hideBehindServerRendered(app: HTMLElement): void {
  app.toggleAttribute('inert', isServerRendered());
  if (isServerRendered()) app.setAttribute('aria-hidden', 'true');
}

function showApp(app: HTMLElement): void {
  app.removeAttribute('inert');
  app.removeAttribute('aria-hidden');
}

export function removeServerRendered(): void {
  document.getElementById(RENDERED_ID)?.remove();
  const app = document.getElementById('root');
  if (app !== null) showApp(app);
}

/**
 * Replaces the server-rendered page once the app's page is rendered and its flows run. Typed text, choices,
 * opened details, focus and presses are transferred in one task, so that no key press is lost.
 */
export const provideMountApp = (loadFlows: () => Promise<void>) =>
  mountAppMachine.provide({
    actors: {
      reachReader: fromPromise(({ signal }) => reachReader(signal)),
      mountApp: fromPromise(() => mountApp()),
      transferLateInput: fromPromise(({ signal }) => transferLateInput(signal)),
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

async function mountApp(): Promise<boolean> {
  const app = document.getElementById('root');
  const rendered = document.getElementById(RENDERED_ID);
  if (app === null || rendered === null) return false;
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && rendered.contains(activeElement)
      ? counterpart(app, activeElement)
      : null;
  const isInputLeft = await transferInput(rendered, app, () => {
    rendered.remove();
    showApp(app);
    // Scroll restoration reads the position on this event.
    document.dispatchEvent(new Event('scroll'));
    focused?.focus({ preventScroll: true });
  });
  if (isInputLeft) keepLateInput(rendered);
  return isInputLeft;
}

/** Keeps input in a `<template>` outside the page until its part of the page is rendered. */
function keepLateInput(rendered: HTMLElement): void {
  const template = document.createElement('template');
  template.id = LATE_INPUT_ID;
  template.content.append(rendered);
  document.body.append(template);
}

async function transferLateInput(signal: AbortSignal): Promise<boolean> {
  const app = document.getElementById('root');
  const template = document.getElementById(LATE_INPUT_ID);
  const rendered = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  if (app === null || !(rendered instanceof HTMLElement)) return false;
  signal.addEventListener('abort', () => template?.remove());
  const over = new AbortController();
  const stopped = AbortSignal.any([signal, over.signal]);
  const somethingElse = new Promise<boolean>((resolve) => {
    for (const action of ['pointerdown', 'keydown'])
      window.addEventListener(action, () => resolve(false), { signal: stopped });
  });
  const isDrawn = () => inputOf(rendered).some((original) => counterpart(app, original) !== null);
  const drawn = untilDrawn(app, isDrawn, stopped).then(() => transferInput(rendered, app));
  const isInputLeft = await Promise.race([drawn, somethingElse]);
  over.abort();
  if (!isInputLeft) template?.remove();
  return isInputLeft;
}

/**
 * Transfers input and marks it as done. Returns true if some input is left because its part is not rendered
 * yet.
 */
async function transferInput(rendered: HTMLElement, app: HTMLElement, replace = () => {}): Promise<boolean> {
  const paired = <E extends HTMLElement>(originals: E[]) =>
    originals.map((original) => ({ original, own: counterpart(app, original) }));
  const [inputs, opened, presses] = [
    paired(changedInputs(rendered)),
    paired(openedIn(rendered)),
    paired(pressesIn(rendered)),
  ];
  replace();
  for (const { original, own } of opened)
    if (own !== null) {
      own.open = true;
      original.open = false;
    }
  for (const { original, own } of inputs) {
    if (own === null) continue;
    if (CHOICES.includes(original.type)) own.click();
    else type(own, original.value);
    original.defaultValue = original.value;
    original.defaultChecked = original.checked;
  }
  for (const { original, own } of presses) {
    if (own === null) continue;
    delete original.dataset.pressed;
    // Lets the browser render each press before the next.
    await nextTask();
    // A real press moves the focus first. Layers return it to the focused element.
    own.focus({ preventScroll: true });
    own.click();
  }
  return inputOf(rendered).length > 0;
}

async function reachReader(signal: AbortSignal): Promise<void> {
  const [app, rendered] = [document.getElementById('root'), document.getElementById(RENDERED_ID)];
  if (app === null || rendered === null) return;
  const page = document.documentElement;
  const isThere = () =>
    app.scrollHeight >= Math.min(rendered.scrollHeight, window.scrollY + window.innerHeight) &&
    !page.hasAttribute(PRESSING) &&
    inputOf(rendered).every((original) => counterpart(app, original) !== null);
  await untilDrawn(app, isThere, signal);
}

/**
 * Resolves when the condition is true. The condition is checked after each change of the app's page, and
 * after a press.
 */
function untilDrawn(app: HTMLElement, isDrawn: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isDrawn()) return resolve();
    const changes = new MutationObserver(() => {
      if (!isDrawn()) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(app, { childList: true, subtree: true, characterData: true });
    changes.observe(document.documentElement, { attributeFilter: [PRESSING] });
    signal.addEventListener('abort', () => changes.disconnect());
  });
}

/** Returns everything that the customer has pressed, changed or opened on the server-rendered page. */
const inputOf = (rendered: HTMLElement): HTMLElement[] => [
  ...pressesIn(rendered),
  ...changedInputs(rendered),
  ...openedIn(rendered),
];

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the pressed buttons in the order of the presses, which `theme.js` has numbered. */
const pressesIn = (rendered: HTMLElement): HTMLButtonElement[] =>
  [...rendered.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
    .flatMap((button) =>
      (button.dataset.pressed ?? '').split(' ').map((number) => ({ button, number: Number(number) })),
    )
    .sort((one, other) => one.number - other.number)
    .map(({ button }) => button);

/** Returns the fields and choices that the customer has changed. */
const changedInputs = (rendered: HTMLElement): HTMLInputElement[] =>
  [...rendered.querySelectorAll('input')].filter((input) =>
    CHOICES.includes(input.type)
      ? input.checked && !input.defaultChecked
      : input.value !== input.defaultValue,
  );

const openedIn = (rendered: HTMLElement): HTMLDetailsElement[] => [
  ...rendered.querySelectorAll<HTMLDetailsElement>('details[open]'),
];

/** Returns the app's element that corresponds to a server-rendered one, found by tag and name. */
const counterpart = <E extends HTMLElement>(app: HTMLElement, original: E): E | null => {
  const name = nameOf(original);
  return [...app.querySelectorAll<E>(original.tagName)].find((one) => nameOf(one) === name) ?? null;
};

const CHOICES = ['radio', 'checkbox'];
const NAMES = ['type', 'aria-label', 'placeholder'];
function nameOf(element: HTMLElement): string {
  const { place } = element.dataset;
  if (place !== undefined) return place;
  const text = element.closest('label') ?? element;
  return [...NAMES.map((name) => element.getAttribute(name)), text.textContent].join('|');
}

/** Sets the value through the browser's native setter. React ignores a value that is set directly. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
