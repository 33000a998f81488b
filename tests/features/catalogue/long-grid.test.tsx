import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LongGrid } from '../../../src/features/catalogue/browse/long-grid';

const MANY = 420;
const entriesOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const card = ({ id }: { id: number }) => <a href={`#${id}`}>{`card ${id}`}</a>;

/** Simulates an IntersectionObserver: reports that a part came near or went away. */
let report: (part: number, isNear: boolean, height: number) => void;

beforeEach(() => {
  const watchers = new Map<Element, (changes: IntersectionObserverEntry[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (changes: IntersectionObserverEntry[]) => void;
      constructor(tell: (changes: IntersectionObserverEntry[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        watchers.set(element, this.tell);
      }
      disconnect() {}
    },
  );
  report = (part, isIntersecting, height) => {
    const element = document.querySelectorAll('ul')[part];
    if (!element) throw new Error(`There is no part ${part}`);
    const change = { isIntersecting, boundingClientRect: { height } } as IntersectionObserverEntry;
    act(() => watchers.get(element)?.([change]));
  };
  return () => vi.unstubAllGlobals();
});

const cards = () => screen.queryAllByRole('link', { hidden: true }).length;
const part = (index: number) => document.querySelectorAll('ul')[index] as HTMLElement;

it('a very long list replaces distant cards by empty space and restores them [CAT-10, NFR-07]', () => {
  render(<LongGrid kind="item" entries={entriesOf(MANY)} card={card} />);
  expect(cards()).toBe(MANY);
  report(3, false, 4100);
  expect(cards()).toBe(MANY - 60);
  expect(part(3).style.blockSize).toBe('4100px');
  report(3, true, 4100);
  expect(cards()).toBe(MANY);
  expect(part(3).style.blockSize).toBe('');
});

it('the cards around the focused one are never replaced by empty space [NFR-02]', () => {
  render(<LongGrid kind="item" entries={entriesOf(MANY)} card={card} />);
  screen.getByText('card 70').focus();
  report(1, false, 4100);
  expect(screen.getByText('card 70')).toBe(document.activeElement);
});

it('a list that is opened again keeps its length without rendering distant cards [NAV-30]', () => {
  const entries = entriesOf(MANY);
  const shown = render(<LongGrid kind="item" entries={entries} card={card} />);
  for (const index of [0, 1, 5]) report(index, false, 4000 + index);
  shown.unmount();
  render(<LongGrid kind="item" entries={entries} card={card} />);
  expect(cards()).toBe(MANY - 180);
  expect([0, 1, 5].map((index) => part(index).style.blockSize)).toEqual(['4000px', '4001px', '4005px']);
  expect(part(2).style.blockSize).toBe('');
});

it('shorter lists are rendered completely [CAT-10]', () => {
  render(<LongGrid kind="item" entries={entriesOf(300)} card={card} />);
  report(3, false, 4100);
  expect(cards()).toBe(300);
});
