import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarField } from '../../src/ui/calendar-field';
import { renderPage } from '../support/walk-page';

/** Opens a calendar in this language and returns its selected day. */
async function opens(language: string, today = '2026-11-16') {
  await renderPage(
    <CalendarField
      language={language}
      label="Day"
      value="2026-11-17"
      today={today}
      getDayAriaLabel={String}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Day' }));
  return screen.findByRole('button', { name: '2026-11-17' });
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it.each([
  ['en', 'ArrowLeft', '2026-11-16'],
  ['en', 'ArrowRight', '2026-11-18'],
  ['ar', 'ArrowLeft', '2026-11-18'],
  ['ar', 'ArrowRight', '2026-11-16'],
  ['ar', 'ArrowUp', '2026-11-10'],
  ['ar', 'ArrowDown', '2026-11-24'],
])(
  'the calendar in %s moves the focus with %s by a day: %s [RENT-12, LANG-05, NFR-02]',
  async (language, key, to) => {
    const day = await opens(language);
    day.focus();
    press(key);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(to);
  },
);

it.each([
  ['en', 'ArrowRight', 1],
  ['ar', 'ArrowLeft', 1],
  ['ar', 'ArrowRight', -1],
])(
  'the calendar in %s moves the focus with %s by a month or a year [RENT-12, LANG-05, NFR-02]',
  async (language, key, by) => {
    await opens(language);
    for (const level of ['month', 'year']) {
      const header = document.querySelector<HTMLElement>('.mantine-DatePickerInput-calendarHeaderLevel');
      if (header === null) throw new Error(`There is no way up from the ${level}.`);
      fireEvent.click(header);
      const cells = [...document.querySelectorAll<HTMLElement>('.mantine-Popover-dropdown td button')];
      const at = cells.findIndex((cell) => cell.tabIndex === 0);
      cells[at]?.focus();
      press(key);
      expect(cells.indexOf(document.activeElement as HTMLElement)).toBe(at + by);
    }
  },
);

describe('the calendar field on a device with another date', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['en', 'ar'])(
    'marks the shop’s current day, and no other day (%s) [RENT-12, NFR-02]',
    async (language) => {
      await opens(language, '2026-11-16');
      const ringed = [...document.querySelectorAll('td button')].filter(
        (day) => day.hasAttribute('data-highlight-today') || day.hasAttribute('aria-current'),
      );
      expect(ringed.map((day) => day.getAttribute('aria-label'))).toEqual(['2026-11-16']);
    },
  );

  it('opens at the shop’s current day when no day is selected [RENT-12, NFR-02]', async () => {
    await renderPage(
      <CalendarField language="en" label="Day" value={null} today="2026-12-10" getDayAriaLabel={String} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Day' }));
    const today = await screen.findByRole('button', { name: '2026-12-10' });
    await waitFor(() => expect(document.activeElement).toBe(today));
  });
});
