import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../src/ui/carousel';
import { renderPage } from '../support/walk-page';

const slides = ['Pizza', 'Grill', 'Sushi'].map((name) => ({ key: name, content: name }));

async function show(shown: number, count = 3) {
  await renderPage(<Carousel label="Offers" shown={shown} slides={slides.slice(0, count)} />);
  const host = screen.getByRole('group', { name: 'Offers' });
  return { dots: host.querySelector<HTMLElement>('span[style*="--count"]') };
}

it.each([
  ['reads from left to right', 500],
  ['reads from right to left', -500],
])('the carousel marks the dot of the current offer when the page %s [CAT-03]', async (_, to) => {
  const { dots } = await show(1);
  const track = screen.getByRole('list', { name: 'Offers' });
  Object.defineProperties(track, { scrollWidth: { value: 1500 }, clientWidth: { value: 500 } });
  expect(dots?.style.getPropertyValue('--count')).toBe('3');

  track.scrollLeft = to;
  fireEvent.scroll(track);
  expect(dots?.style.getPropertyValue('--gone')).toBe('1');
});

it('the carousel shows five slides by default [CONST-11, CAT-03]', async () => {
  await renderPage(<Carousel label="Picked" slides={slides} />);
  const track = screen.getByRole('list', { name: 'Picked' });
  expect(track.style.getPropertyValue('--shown')).toBe('5');
});

it('the carousel has no dots for a single offer [CAT-03]', async () => {
  expect((await show(1, 1)).dots).toBeNull();
});

it('the carousel has no buttons where several slides are visible [CAT-03]', async () => {
  expect((await show(5)).dots).toBeNull();
});

describe('The carousel for customers who allow motion', () => {
  const track = () => screen.getByRole('list', { name: 'Offers' });
  const moves = (at: number) => vi.advanceTimersByTime(at);

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const place = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
      return { left: place * 500, right: place * 500 + 500 } as DOMRect;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const scrollable = () => {
    const list = track();
    Object.defineProperties(list, {
      scrollWidth: { value: 1500 },
      clientWidth: { value: 500 },
      scrollTo: { value: ({ left }: { left: number }) => Object.assign(list, { scrollLeft: left }) },
    });
    return list;
  };

  it.each([
    ['under the pointer', ':hover'],
    ['with the focus inside', ':focus-within'],
  ])('does not move %s [CAT-03, NFR-04]', async (_, state) => {
    await show(1);
    const list = scrollable();
    vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector.includes(state));
    for (const at of [3900, 500, 4000, 500]) moves(at);
    expect(list.scrollLeft).toBe(0);
  });

  it('does not move by itself for customers who prefer reduced motion [CAT-03, NFR-04]', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
    await show(1);
    const list = scrollable();
    for (const at of [3900, 500, 4000, 500]) moves(at);
    expect(list.scrollLeft).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause: Offers' })).toBeNull();
  });

  it('moves every 4000 ms, in 800 ms [CAT-03, CONST-11]', async () => {
    await show(1);
    scrollable();
    moves(3900);
    expect(track().scrollLeft).toBe(0);
    moves(500);
    expect(track().scrollLeft).toBeGreaterThan(0);
    expect(track().scrollLeft).toBeLessThan(500);
    moves(300);
    expect(track().scrollLeft).toBeLessThan(500);
    moves(200);
    expect(track().scrollLeft).toBe(500);
  });

  it('does not move while it is paused [CAT-03, NFR-04]', async () => {
    await show(1);
    const list = scrollable();
    const pause = screen.getByRole('button', { name: 'Pause: Offers' });
    // jsdom counts a pressed button as hovered, which also rests the carousel.
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(false);
    fireEvent.click(pause);
    moves(12_000);
    expect(list.scrollLeft).toBe(0);
    fireEvent.click(pause);
    for (const at of [3900, 500, 500]) moves(at);
    expect(list.scrollLeft).toBe(500);
  });
});
