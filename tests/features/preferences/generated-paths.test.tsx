import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { PreferencesInput } from '../../../machines/preferences/preferences.types';
import type { AnyPage } from '../../machines/models';
import { preferencesModel } from '../../machines/preferences/preferences.model';
import { preferencesPage } from '../../machines/preferences/preferences.page';
import { followPath } from '../../support/follow-path';
import { createModel } from '../../support/model';
import { pagePaths } from '../../support/model/page-plan';

import { CrossedToggle, DeadToggle, NoQuestion, StayingQuestion } from './faulty-parts';
import { type Parts, showPreferences } from './preferences-screen';

// A fault shows only when patience is at its end.
vi.setConfig({ testTimeout: 30_000 });

const page = preferencesPage as unknown as AnyPage;
const flowOf = (model: object) => ({ model, page }) as never;
const paths = pagePaths(flowOf(preferencesModel), page, {});

type Place = { parts?: Partial<Parts>; machine?: typeof preferencesMachine };

async function walkAll(place: Place = {}, walked = paths): Promise<void> {
  for (const path of walked) {
    const shop = await showPreferences({ input: path.input as PreferencesInput, ...place });
    try {
      await followPath(page, path, shop);
    } finally {
      shop.close();
      cleanup();
    }
  }
}

/** LANG-02, in the client's words: choosing another language asks before the page is loaded again. */
async function asksBeforeChangingTheLanguage(place: Place = {}): Promise<void> {
  const shop = await showPreferences({ input: { theme: 'light', language: 'en' }, ...place });
  try {
    await userEvent.click(await screen.findByRole('button', { name: 'العربية' }));
    await screen.findByRole('dialog', { name: 'Are you sure to change the language?' }, { timeout: 3_000 });
    expect(document.documentElement.lang).toBe('en');
  } finally {
    shop.close();
    cleanup();
  }
}

it('walks every generated path with hands and eyes [LANG-02, LANG-03, THEME-01]', async () => {
  await expect(walkAll()).resolves.toBeUndefined();
});

describe('a fault in a copy of the page is found by the generated paths', () => {
  it.each([
    ['a dead button', { Toggle: DeadToggle }, 'theme.toggled: not so'],
    ['a button that does something else', { Toggle: CrossedToggle }, 'theme.toggled: not so'],
    ['a screen that is not shown', { Question: NoQuestion }, 'language.chosen: not so'],
    ['a screen that stays', { Question: StayingQuestion }, 'not so'],
  ])('%s', async (_name, parts, reason) => {
    await expect(walkAll({ parts })).rejects.toThrow(reason);
  });
});

describe('a flow whose machine and page agree, but contradict the requirement', () => {
  const { language } = preferencesMachine.config.states ?? {};
  const unasked = setup({}).createMachine({
    ...(preferencesMachine.config as object),
    states: {
      ...preferencesMachine.config.states,
      language: {
        ...language,
        states: {
          ...language?.states,
          idle: {
            on: { 'language.chosen': { ...chosenIn(language), target: 'reloading' } },
          },
        },
      },
    },
  } as never);
  const machine = unasked.provide(
    preferencesMachine.implementations as never,
  ) as never as typeof preferencesMachine;

  it('passes its own generated paths, since it was made of the same mistake', async () => {
    const model = createModel(machine, {
      input: { theme: 'light', language: 'en' },
      fixtures: [
        { type: 'language.chosen', language: 'ar' },
        { type: 'theme.changedElsewhere', theme: 'dark' },
        { type: 'theme.changedElsewhere', theme: 'light' },
      ],
      vertex: ({ context }) => [context.theme, context.candidate],
    });
    await expect(walkAll({ machine }, pagePaths(flowOf(model), page, {}))).resolves.toBeUndefined();
  });

  it('is caught by the scenario that was written from the requirement [LANG-02]', async () => {
    await expect(asksBeforeChangingTheLanguage()).resolves.toBeUndefined();
    await expect(asksBeforeChangingTheLanguage({ machine })).rejects.toThrow('Unable to find');
  });
});

function chosenIn(language: unknown): object {
  const { states } = language as { states: { idle: { on: { 'language.chosen': object } } } };
  return states.idle.on['language.chosen'];
}
