import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Questions } from '../../../src/features/site/help/questions';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

it('the help page answers questions by topic, finds them by words, and otherwise leads to the support [HELP-01]', async () => {
  // jsdom doesn't know the <search> element, which React reports once.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(
    <ShopPage>
      <Questions />
    </ShopPage>,
  );
  reported.mockClear();
  const all = [...document.querySelectorAll('details')];
  expect(all.length).toBeGreaterThan(10);
  for (const question of all) {
    expect(question.querySelector('summary')?.textContent).toMatch(/\?$/);
    expect(question.querySelector('p')?.textContent).not.toBe('');
  }
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2);

  const field = screen.getByRole('searchbox', { name: 'Search the questions' });
  fireEvent.change(field, { target: { value: 'refund' } });
  const found = document.querySelectorAll('details').length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all.length);
  expect(screen.getByText(`${found} questions`)).toBeDefined();

  fireEvent.change(field, { target: { value: 'xyzzy' } });
  expect(document.querySelectorAll('details')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toContain('with=support');
});
