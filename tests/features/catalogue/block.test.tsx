import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Block } from '../../../src/features/catalogue/page/block';
import { renderPage } from '../../support/walk-page';

const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));

it('shows its skeleton, then its answer [CAT-11]', async () => {
  let answer: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const block = (
    <Block data={{ key: 'a', promise, forget: () => undefined }} skeleton={<p>bones</p>}>
      {(value) => <p>{value}</p>}
    </Block>
  );
  await act(async () => void render(block));
  expect(screen.getByText('bones')).toBeDefined();
  answer('here it is');
  await settle();
  expect(screen.getByText('here it is')).toBeDefined();
});

it('fails alone: the block beside it stays, and only the failed one is asked for again [CAT-04, NFR-09]', async () => {
  // React tells the console about every error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const forget = vi.fn();
  const failing = Promise.reject({ code: 'server', messages: [] });
  failing.catch(() => undefined);
  await renderPage(
    <>
      <Block data={{ key: 'a', promise: failing, forget }}>{() => <p>never</p>}</Block>
      <Block data={{ key: 'b', promise: Promise.resolve('the neighbour'), forget: () => undefined }}>
        {(value) => <p>{value}</p>}
      </Block>
    </>,
  );
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('the neighbour')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(forget).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();
});
