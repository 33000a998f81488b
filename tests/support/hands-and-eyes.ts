import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Act, Sight, Target } from './model/page';

const PATIENCE = 3_000;

/** Does what a person's hands can do on what is rendered; false: this is not for hands. */
export async function byHand(act: Act): Promise<boolean> {
  const hands = userEvent.setup();
  if (act.act === 'press') await hands.click(await found(act.on));
  else if (act.act === 'key') await hands.type(act.on ? await found(act.on) : document.body, `{${act.key}}`);
  else if (act.act === 'type') {
    const field = await found(act.into);
    await hands.clear(field);
    if (act.text !== '') await hands.type(field, act.text);
  } else return false;
  return true;
}

/** Looks until it is so. */
export async function look(sights: readonly Sight[]): Promise<void> {
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
  if ('reads' in sight) return screen.queryByText(filled(sight.reads, sight.values)) !== null;
  if ('misses' in sight) return screen.queryByText(sight.misses) === null;
  if ('shows' in sight) return screen.queryByText(sight.shows.en) !== null;
  if ('address' in sight) return window.location.href.includes(sight.address);
  return document.documentElement.getAttribute(sight.page) === sight.is;
}

const found = (target: Target): Promise<HTMLElement> =>
  waitFor(() => {
    const [element] = all(target);
    if (!element) throw new Error(`not there: ${JSON.stringify(target)}`);
    return element;
  });

function all({ inside, role, name, values, isStart, isChecked, isPressed, isBusy }: Target): HTMLElement[] {
  const text = name === undefined ? undefined : filled(name, values);
  const options = {
    ...(text === undefined ? {} : { name: isStart ? (given: string) => given.startsWith(text) : text }),
    ...(isChecked === undefined ? {} : { checked: isChecked }),
    ...(isPressed === undefined ? {} : { pressed: isPressed }),
    ...(isBusy === undefined ? {} : { busy: isBusy }),
  };
  if (!inside) return screen.queryAllByRole(role, options);
  return all(inside).flatMap((around) => within(around).queryAllByRole(role, options));
}

const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  Object.entries(values).reduce((words, [name, value]) => words.replaceAll(`{${name}}`, String(value)), text);
