import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Block } from '../../../src/features/catalogue/page/block';
import { useReads } from '../../../src/platform/shop.context';
import { renderPage } from '../../support/walk-page';

const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));

it('a page block shows its skeleton, then its content [CAT-11]', async () => {
  let answer: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const block = (
    <Block data={{ key: 'a', promise }} skeleton={<p>bones</p>}>
      {(value) => <p>{value}</p>}
    </Block>
  );
  await act(async () => void render(block));
  expect(screen.getByText('bones')).toBeDefined();
  answer('here it is');
  await settle();
  expect(screen.getByText('here it is')).toBeDefined();
});

const LIFETIME = { stale: 60_000, keep: 60_000 };

const One = ({ name, load }: { name: string; load: () => Promise<string> }) => (
  <Block data={useReads().read(name, LIFETIME, load)}>{(value) => <p>{value}</p>}</Block>
);

it('a failed page block leaves the other blocks in place, and only the failed one is requested again [CAT-04, NFR-09]', async () => {
  // React logs every error that an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asks = {
    a: vi.fn().mockRejectedValueOnce({ code: 'server', messages: [] }).mockResolvedValue('there now'),
    b: vi.fn().mockResolvedValue('the neighbour'),
  };
  const page = (
    <>
      <One name="a" load={asks.a} />
      <One name="b" load={asks.b} />
    </>
  );
  await renderPage(page);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('the neighbour')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('there now')).toBeDefined();
  expect(asks.a).toHaveBeenCalledTimes(2);
  expect(asks.b).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();
});

it('a failed page block keeps its heading, with one quiet line below it [CAT-04, NFR-09]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(
    <Block
      data={{ key: 'a', promise: Promise.reject({ code: 'server', messages: [] }) }}
      title="New kitchens"
    >
      {() => <p>never</p>}
    </Block>,
  );
  const section = await screen.findByRole('region', { name: 'New kitchens' });
  expect(section.querySelectorAll('[role=alert] p')).toHaveLength(1);
  expect(section.querySelectorAll('button')).toHaveLength(1);
  expect(screen.queryByText('This couldn’t be loaded')).toBeNull();
  vi.mocked(console.error).mockClear();
});
