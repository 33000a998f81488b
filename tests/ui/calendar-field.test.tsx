import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarField } from '../../src/ui/calendar-field';
import { renderPage } from '../support/walk-page';

/** An open calendar in that language, and the day that is chosen. */
async function opens(language: string) {
  await renderPage(
    <CalendarField language={language} label="Day" value="2026-11-17" getDayAriaLabel={String} />,
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
])('in %s, %s goes to the day that lies there: %s [RENT-12, LANG-05, NFR-02]', async (language, key, to) => {
  const day = await opens(language);
  day.focus();
  press(key);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(to);
});

it.each([
  ['en', 'ArrowRight', 1],
  ['ar', 'ArrowLeft', 1],
  ['ar', 'ArrowRight', -1],
])(
  'in %s, %s goes to the month and the year that lie there [RENT-12, LANG-05, NFR-02]',
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
