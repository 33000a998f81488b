import { fromPromise } from 'xstate';

const WORDS = 'first-words';

/** Whether the server has drawn this page, and it stands until the app comes. */
export const isDrawn = (page: Document | undefined = globalThis.document): boolean =>
  page?.getElementById(WORDS) != null;

/** What the server has drawn stands until the whole page is there to take its place. */
export const provideFirstPage = (router: { load(): Promise<void> }) =>
  fromPromise<void, void>(() => router.load());

/** Nothing of the app takes its place. */
export const dropDrawn = (): void => document.getElementById(WORDS)?.remove();

/**
 * The app's page is there and its flows run: it takes the place of the drawn one, and what was typed, chosen, focused or
 * pressed in that is done in it. Focus and text move in one step, so that no key is lost between the two.
 */
export const provideTakeOver = () => fromPromise<void, void>(() => takeOver());

export async function takeOver(app: ParentNode | null = document.getElementById('root')): Promise<void> {
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
    await shown();
    // As a press does it; what opens gives the focus back to it.
    button?.focus({ preventScroll: true });
    button?.click();
  }
}

/** What a press does is on the page before the next one. */
const shown = () => new Promise((resolve) => setTimeout(resolve));

/** One for each press, in their order: `theme.js` has counted them. */
const pressesIn = (words: HTMLElement): HTMLButtonElement[] =>
  [...words.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
    .flatMap((button) =>
      (button.dataset.pressed ?? '').split(' ').map((number) => ({ button, number: Number(number) })),
    )
    .sort((one, other) => one.number - other.number)
    .map(({ button }) => button);

/** Both were drawn by the same components: the same kind of element with the same words. */
const counterpart = <E extends HTMLElement>(app: ParentNode | null, drawn: E): E | null =>
  [...(app?.querySelectorAll<E>(drawn.tagName) ?? [])].find((one) => nameOf(one) === nameOf(drawn)) ?? null;

const CHOICES = ['radio', 'checkbox'];
const NAMES = ['type', 'aria-label', 'placeholder'];
function nameOf(element: HTMLElement): string {
  const words = element.closest('label') ?? element;
  return [...NAMES.map((name) => element.getAttribute(name)), words.textContent].join('|');
}

/** As a keyboard does it: React hears of it. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
