import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TilePicture } from '../../src/ui/tile-picture';

const shown = (src: string, fit?: 'cover') => {
  const tile = render(
    <TilePicture src={src} name="Hummus" tint={1} width={206} height={150} {...(fit && { fit })} />,
  ).container.firstElementChild;
  return [tile?.getAttribute('data-fit'), tile?.querySelector('img')?.getAttribute('srcset')];
};

it('only the picture of a rendered scene fills its whole tile [CARD-01]', () => {
  const [fit, widths] = shown('/pictures/goods/mJ9-q_3nVQ0aZx81Lr5KbT.webp');
  expect(fit).toBe('cover');
  expect(widths).toContain('/pictures/goods/320/mJ9-q_3nVQ0aZx81Lr5KbT.webp 320w');
  expect(shown('/pictures/emoji/1f355.webp')).toEqual(['contain', null]);
  expect(shown('/pictures/cover/basil-kitchen.svg', 'cover')).toEqual(['cover', null]);
});

it('initials replace a missing or broken picture, with the name for screen readers [DATA-06]', () => {
  const tile = (src: string | null) =>
    render(<TilePicture src={src} name="Basil Kitchen" tint={1} width={84} height={84} />);
  const placeholder = () => screen.getByRole('img', { name: 'Basil Kitchen' });
  const { unmount } = tile(null);
  expect(placeholder().dataset.initials).toBe('B\u200cK');
  unmount();
  tile('/gone.webp');
  expect(placeholder().tagName).toBe('IMG');
  fireEvent.error(placeholder());
  expect(placeholder().dataset.initials).toBe('B\u200cK');
});
