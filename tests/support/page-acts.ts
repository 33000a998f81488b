import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Act, Sight, Target } from './model/page';

const PATIENCE = 3_000;

/** True for acts that need only the rendered page, without a browser or a server. */
export const isPageAct = ({ act }: Act): boolean =>
  ['press', 'type', 'key', 'ticks', 'gives', 'opens'].includes(act);

/** Performs an act on the rendered page; returns false for an act that needs more. */
export async function performOnPage(act: Act): Promise<boolean> {
  const user = userEvent.setup();
  if (act.act === 'press') await user.click(await found(act.on));
  else if (act.act === 'key') await key(act);
  else if (act.act === 'type') {
    const field = await found(act.into);
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, act.text);
      return true;
    }
    await user.clear(field);
    await user.click(field);
    if (act.text !== '') await user.paste(act.text);
  } else if (act.act === 'ticks') {
    const box = (await found(act.on)) as HTMLInputElement;
    if (!box.checked) await user.click(box);
  } else if (act.act === 'gives') await give(act);
  else if (act.act === 'opens') {
    if (all(act.layer).length === 0) await user.click(await found(act.by));
    await found(act.layer);
  } else return false;
  return true;

  async function key({ on, key: name }: Extract<Act, { act: 'key' }>): Promise<void> {
    if (on) (await found(on)).focus();
    await user.keyboard(`{${name}}`);
  }

  /** Chooses a file through the hidden input of this button. */
  async function give({ to, file: { name, type, size } }: Extract<Act, { act: 'gives' }>): Promise<void> {
    let requested: EventTarget | null = null;
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file') requested = target;
    };
    document.addEventListener('click', listen, { capture: true });
    await user.click(await found(to));
    document.removeEventListener('click', listen, { capture: true });
    if (requested === null) throw new Error(`asks for no file: ${JSON.stringify(to)}`);
    const file = Object.defineProperty(new File([''], name, { type }), 'size', { value: size });
    fireEvent.change(requested, { target: { files: [file] } });
  }
}

/** Waits until all sights are visible. */
export async function expectSights(sights: readonly Sight[]): Promise<void> {
  for (const sight of sights)
    await waitFor(
      () => {
        if (!isSeen(sight)) throw new Error(`not so: ${JSON.stringify(sight)}`);
      },
      { timeout: PATIENCE },
    );
}

function isSeen(sight: Sight): boolean {
  if ('sees' in sight) return all(sight.sees).length > 0;
  if ('lacks' in sight) return all(sight.lacks).length === 0;
  if ('holds' in sight) return all(sight.in).some((field) => Reflect.get(field, 'value') === sight.holds);
  if ('reads' in sight) return isRead(filled(sight.reads, sight.values));
  if ('misses' in sight) return !isRead(sight.misses);
  if ('shows' in sight) return isRead(sight.shows.en);
  if ('address' in sight) return window.location.href.includes(sight.address);
  return document.documentElement.getAttribute(sight.page) === sight.is;
}

const found = (target: Target): Promise<HTMLElement> =>
  waitFor(
    () => {
      const [element] = all(target);
      if (!element) throw new Error(`not there: ${JSON.stringify(target)}`);
      return element;
    },
    { timeout: PATIENCE },
  );

/** Finds text that spans elements or is part of a longer text, as Playwright does. */
const isRead = (words: string): boolean => plain(document.body.textContent ?? '').includes(plain(words));
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

function all({ inside, role, name, values, isStart, isChecked, isPressed, isBusy }: Target): HTMLElement[] {
  const text = name === undefined ? undefined : filled(name, values);
  const options = {
    // Includes hidden elements, because computing the styles of every country option is slow and no styles
    // hide anything here.
    hidden: true,
    ...(text === undefined ? {} : { name: isStart ? (given: string) => given.startsWith(text) : text }),
    ...(isChecked === undefined ? {} : { checked: isChecked }),
    ...(isPressed === undefined ? {} : { pressed: isPressed }),
    ...(isBusy === undefined ? {} : { busy: isBusy }),
  };
  const places = inside ? all(inside) : [document.body];
  return places.flatMap((around) => [
    ...within(around).queryAllByRole(role, options),
    // Playwright treats a password field as a text field, although it has no role.
    ...(role === 'textbox' && text !== undefined
      ? within(around).queryAllByLabelText<HTMLElement>(text, { selector: 'input[type=password]' })
      : []),
  ]);
}

/** Markup inside a translated text. */
const TAG = /<\/?\d+\/?>/g;

const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  Object.entries(values).reduce(
    (words, [name, value]) => words.replaceAll(`{${name}}`, String(value)),
    text.replaceAll(TAG, ''),
  );
