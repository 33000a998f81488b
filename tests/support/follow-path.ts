import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyPage } from '../machines/models';
import type { AnyPath } from './model';
import type { Act, Answer, Sight, Target } from './model/page';
import { moveFor, sightsAt } from './model/page-plan';

/** What a path needs besides hands and eyes. */
export type Surroundings = {
  store?: (key: string, value: string) => void;
  answer?: (call: string, answer: Answer) => void;
  pass?: (milliseconds: number) => void;
};

const PATIENCE = 3_000;

/** Walks a generated path on what is rendered, with the hands and eyes of a person; throws where the page differs. */
export async function followPath(page: AnyPage, path: AnyPath, around: Surroundings = {}): Promise<void> {
  await look(sightsAt(page, path.start.state), 'start');
  for (const [index, { event, state }] of path.steps.entries()) {
    const where = `step ${index + 1} ${event.type}`;
    const move = moveFor(page, event);
    try {
      if ('passes' in move) needed(around.pass)(move.passes);
      else if ('call' in move) needed(around.answer)(move.call, move.answer);
      else for (const act of move.acts) await perform(act, around);
    } catch (error) {
      throw new Error(`${where}: ${firstLine(error)}`);
    }
    await look(sightsAt(page, state), where);
  }
}

async function perform(act: Act, { store }: Surroundings): Promise<void> {
  const hands = userEvent.setup();
  if (act.act === 'otherTab') return needed(store)(act.key, act.value);
  if (act.act === 'press') return hands.click(await screen.findByRole(...query(act.on)));
  if (act.act === 'key') return hands.type(await screen.findByRole(...query(act.on)), `{${act.key}}`);
  const field = await screen.findByRole(...query(act.into));
  await hands.clear(field);
  if (act.text !== '') await hands.type(field, act.text);
}

async function look(sights: Sight[], where: string): Promise<void> {
  for (const sight of sights)
    await waitFor(
      () => {
        if (!isSeen(sight)) throw new Error(`${where}: not so: ${JSON.stringify(sight)}`);
      },
      { timeout: PATIENCE },
    );
}

function isSeen(sight: Sight): boolean {
  if ('sees' in sight) return screen.queryByRole(...query(sight.sees)) !== null;
  if ('lacks' in sight) return screen.queryByRole(...query(sight.lacks)) === null;
  if ('reads' in sight) return screen.queryByText(sight.reads) !== null;
  if ('misses' in sight) return screen.queryByText(sight.misses) === null;
  return document.documentElement.getAttribute(sight.page) === sight.is;
}

const query = ({ role, name, isChecked, isPressed }: Target) =>
  [
    role,
    {
      name,
      ...(isChecked === undefined ? {} : { checked: isChecked }),
      ...(isPressed === undefined ? {} : { pressed: isPressed }),
    },
  ] as const;

function needed<T>(means: T | undefined): T {
  if (means === undefined) throw new Error('The path needs something that its surroundings do not have');
  return means;
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
