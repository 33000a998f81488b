import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { AnyPage } from '../../machines/flow';
import { preferencesModel } from '../../machines/preferences/preferences.model';
import { preferencesPage } from '../../machines/preferences/preferences.page';
import { createModel } from '../../support/model';
import { pagePaths } from '../../support/model/page-plan';
import { walkFlow } from '../../support/walk-flow';
import { CrossedToggle, DeadToggle, NoQuestion, StayingQuestion } from './faulty-parts';
import { around, effects, type Parts, preferencesScreen, showPreferences } from './preferences-screen';

// A planted fault makes the test wait until its timeout.
vi.setConfig({ testTimeout: 30_000 });

const page = preferencesPage as unknown as AnyPage;
const pathsOf = (model: object) => pagePaths({ model } as never, page).paths;

type Place = { parts?: Partial<Parts>; machine?: typeof preferencesMachine };

async function walkAll(
  { parts, machine = preferencesMachine }: Place = {},
  model: object = preferencesModel,
) {
  for (const path of pathsOf(model))
    try {
      await walkFlow({
        machine: machine as never,
        page,
        path,
        stage: {
          flow: 'preferences',
          page: (actor) => preferencesScreen(actor as never, parts),
          effects,
          around,
        },
        isCopy: parts !== undefined || machine !== preferencesMachine,
      });
    } finally {
      cleanup();
    }
}

/** The client's rule LANG-02: choosing another language asks before the page reloads. */
async function asksBeforeChangingTheLanguage(machine = preferencesMachine): Promise<void> {
  const actor = await showPreferences(machine, { theme: 'light', language: 'en', isLanguageNew: false });
  try {
    await userEvent.click(await screen.findByRole('button', { name: 'العربية' }));
    await screen.findByRole('dialog', { name: 'Are you sure to change the language?' }, { timeout: 3_000 });
    expect(document.documentElement.lang).toBe('en');
  } finally {
    actor.stop();
    cleanup();
  }
}

it('the dialog before a change of language has the client’s text, and No changes nothing [LANG-02, MSG-37]', async () => {
  const input = { theme: 'light', language: 'en', isLanguageNew: false } as const;
  const actor = await showPreferences(preferencesMachine, input);
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure to change the language?' });
  expect(question.textContent).toContain('The browser will refresh to get translated content.');
  const answers = within(question)
    .getAllByRole('button')
    .map((answer) => answer.textContent);
  expect(answers.filter(Boolean).toSorted()).toEqual(['No', 'Yes']);
  await userEvent.click(within(question).getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.lang).toBe('en');
  actor.stop();
  cleanup();
});

it('every generated test path of the preferences passes on the real page [LANG-02, LANG-03, THEME-01]', async () => {
  await expect(walkAll()).resolves.toBeUndefined();
});

describe('A fault planted in a copy of the preferences page', () => {
  it.each([
    ['a dead button', { Toggle: DeadToggle }, 'theme.toggled: the page is in {"theme":"light"'],
    ['a button that does something else', { Toggle: CrossedToggle }, 'theme.toggled: the page is in'],
    ['a screen that is not shown', { Question: NoQuestion }, 'language.chosen: not so'],
    ['a screen that does not update', { Question: StayingQuestion }, 'not so'],
  ])('is found by the generated paths: %s', async (_name, parts, reason) => {
    await expect(walkAll({ parts })).rejects.toThrow(reason);
  });
});

describe('A machine and a page that agree but break the requirement', () => {
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

  it('pass the generated test paths, because those are generated from the wrong machine', async () => {
    const model = createModel(machine, {
      input: { theme: 'light', language: 'en', isLanguageNew: false },
      fixtures: [
        { type: 'language.chosen', language: 'ar' },
        { type: 'theme.changedElsewhere', theme: 'dark' },
        { type: 'theme.changedElsewhere', theme: 'light' },
      ],
      vertex: ({ context }) => [context.theme, context.candidate],
    });
    await expect(walkAll({ machine }, model)).resolves.toBeUndefined();
  });

  it('fail the scenario that was written from the requirement [LANG-02]', async () => {
    await expect(asksBeforeChangingTheLanguage()).resolves.toBeUndefined();
    await expect(asksBeforeChangingTheLanguage(machine)).rejects.toThrow('Unable to find');
  });
});

function chosenIn(language: unknown): object {
  const { states } = language as { states: { idle: { on: { 'language.chosen': object } } } };
  return states.idle.on['language.chosen'];
}
