import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Block, PageTrouble } from '../../../src/features/catalogue/page/block';
import { renderPage } from '../../support/walk-page';

// React tells the console about every error that a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.mocked(console.error).mockClear());

const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 5)));

function failing(key: string) {
  const promise = Promise.reject<string>({ code: 'server', messages: [] });
  promise.catch(() => undefined);
  return { key, promise, forget: vi.fn() };
}
const answered = (key: string) => ({ key, promise: Promise.resolve('an answer'), forget: vi.fn() });

async function show(blocks: ReturnType<typeof answered>[]) {
  await renderPage(
    <PageTrouble blocks={blocks}>
      {blocks.map((block) => (
        <Block key={block.key} data={block}>
          {(value) => <p>{value}</p>}
        </Block>
      ))}
    </PageTrouble>,
  );
  await settle();
}

it('says once that nothing could be loaded, and asks for everything again [NFR-06, NFR-09]', async () => {
  const blocks = [failing('a'), failing('b'), failing('c')];
  await show(blocks);

  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('This page could not be loaded')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  for (const { forget } of blocks) expect(forget).toHaveBeenCalledTimes(1);
});

it('lets each failed block speak for itself where others are there [CAT-04, NFR-09]', async () => {
  await show([failing('a'), answered('b'), failing('c')]);

  expect(screen.getByText('an answer')).toBeDefined();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.queryByText('This page could not be loaded')).toBeNull();
});
