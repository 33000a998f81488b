import { beforeEach, expect, it } from 'vitest';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../machines/cart/cart.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import { notesAsMarkdown, readNotes, withNote, writeNotes } from '../../src/flows/review/notes';
import { findParts } from '../../src/flows/search/find-parts';

const charts = [cartMachine, addToCartMachine].map(readChart);
const note = {
  machine: 'addToCart',
  part: 'addToCart.storeConflict.clearing',
  text: 'Too long?\nAsk Amira.',
};

beforeEach(() => localStorage.clear());

it('keeps notes in the browser, one for each part, and forgets emptied ones', () => {
  const changed = withNote(withNote([], note), { ...note, text: 'Fine.' });
  writeNotes(changed);
  expect(readNotes()).toEqual([{ ...note, text: 'Fine.' }]);
  expect(withNote(changed, { ...note, text: ' ' })).toEqual([]);
});

it('takes notes that nobody can read for none', () => {
  localStorage.setItem('souk-flow-notes', '{"machine":');
  expect(readNotes()).toEqual([]);
  localStorage.setItem('souk-flow-notes', '[{"machine":1},null]');
  expect(readNotes()).toEqual([]);
});

it('writes notes as Markdown with machine, state and rules', () => {
  const gone = { machine: 'cart', part: 'cart.attic', text: 'Where is it?' };
  expect(notesAsMarkdown([note, gone], charts)).toBe(
    [
      '# Notes on the flows',
      '',
      '## Cart (`cart`)',
      '',
      '- `cart.attic (no longer in the chart)`: Where is it?',
      '',
      '## Add to cart (`addToCart`)',
      '',
      '- `storeConflict.clearing` [CART-22, CART-29]: Too long?\n  Ask Amira.',
      '',
    ].join('\n'),
  );
});

it('finds states, events and rules', () => {
  const names = (question: string) =>
    findParts(charts, question).map(({ machine, words }) => `${machine} ${words}`);
  expect(names('cart-29')).toContain('addToCart storeConflict.clearing');
  expect(names('conflict.cancelled')).toContain('addToCart storeConflict.confirming: conflict.cancelled');
  expect(names('undo offered')).toContain('cart undo.offered');
  expect(names('no such words')).toEqual([]);
  expect(names('  ')).toEqual([]);
});
