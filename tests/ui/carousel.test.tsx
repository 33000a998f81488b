import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
])('has a dot for each offer, and marks where one is, as the page %s (review 43) [CAT-03]', async (_, to) => {
  const { dots } = await show(1);
  const track = screen.getByRole('list', { name: 'Offers' });
  Object.defineProperties(track, { scrollWidth: { value: 1500 }, clientWidth: { value: 500 } });
  expect(dots?.style.getPropertyValue('--count')).toBe('3');

  track.scrollLeft = to;
  fireEvent.scroll(track);
  expect(dots?.style.getPropertyValue('--gone')).toBe('1');
});

it('has none beside a single offer [CAT-03]', async () => {
  expect((await show(1, 1)).dots).toBeNull();
});

it('has none where several stand side by side [CAT-03]', async () => {
  expect((await show(5)).dots).toBeNull();
});
