const WORDS = 'first-words';

/** Whether the server has drawn this page, and it stands until the app comes. */
export const isDrawn = (page: Document | undefined = globalThis.document): boolean =>
  page?.getElementById(WORDS) != null;

/**
 * The app is on the screen: the words that the server had drawn there go, and what was typed, focused or pressed in
 * them is done in the app.
 */
export function takeOver(app: ParentNode | null = document.getElementById('root')): void {
  const words = document.getElementById(WORDS);
  if (words === null) return;
  const pairs = [...words.querySelectorAll('input')].map(
    (drawn) => [drawn, counterpart(app, drawn)] as const,
  );
  const focused = pairs.find(([drawn]) => drawn === document.activeElement)?.[1];
  const pressed = words.querySelector<HTMLButtonElement>('button[data-pressed]');
  const button = pressed && counterpart(app, pressed);
  words.remove();
  focused?.focus({ preventScroll: true });
  for (const [drawn, input] of pairs) if (input && drawn.value !== '') type(input, drawn.value);
  button?.click();
}

/** Both were drawn by the same components: the same kind of element with the same words. */
const counterpart = <E extends HTMLElement>(app: ParentNode | null, drawn: E): E | null =>
  [...(app?.querySelectorAll<E>(drawn.tagName) ?? [])].find((one) => nameOf(one) === nameOf(drawn)) ?? null;

const NAMES = ['type', 'name', 'aria-label', 'placeholder'];
const nameOf = (element: HTMLElement): string =>
  [...NAMES.map((name) => element.getAttribute(name)), element.textContent].join('|');

/** As a keyboard does it: React hears of it. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
