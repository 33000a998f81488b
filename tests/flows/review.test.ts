import { beforeEach, expect, it } from 'vitest';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../machines/cart/cart.machine';
import { readChart } from '../../src/flows/chart/read-chart';
import { notesAsMarkdown, readNotes, withNote, writeNotes } from '../../src/flows/review/notes';
import { entriesOf, findParts } from '../../src/flows/search/find-parts';
import { wordedCharts } from '../../tools/flow-charts/prepare';

const charts = [cartMachine, addToCartMachine].map(readChart);
const note = {
  machine: 'addToCart',
  part: 'addToCart.storeConflict.clearing',
  text: 'Too long?\nAsk Amira.',
};

beforeEach(() => localStorage.clear());

const changed = withNote(withNote([], note), { ...note, text: 'Fine.' });

it('the browser stores one review note per part of a chart', () => {
  writeNotes(changed);
  expect(readNotes()).toEqual([{ ...note, text: 'Fine.' }]);
});

it('a review note is deleted when its text becomes empty', () => {
  expect(withNote(changed, { ...note, text: ' ' })).toEqual([]);
});

it('review notes that cannot be read from storage count as none', () => {
  localStorage.setItem('souk-flow-notes', '{"machine":');
  expect(readNotes()).toEqual([]);
  localStorage.setItem('souk-flow-notes', '[{"machine":1},null]');
  expect(readNotes()).toEqual([]);
});

it('review notes are exported as Markdown with machine, state and rules', () => {
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

const worded = wordedCharts();
const rules = { 'CART-29': 'A new cart is offered, the old one stays.' };

it('the search of the flow gallery finds parts by title, text, rule or code name', () => {
  const names = (question: string) =>
    findParts(entriesOf(worded, rules, 'en'), rules, question).map(
      ({ machine, words, code }) => `${machine} ${words} (${code})`,
    );
  expect(names('cart-29').join()).toContain('(storeConflict.clearing)');
  expect(names('conflict.cancelled').join()).toContain('(storeConflict.confirming: conflict.cancelled)');
  expect(names('old one stays').join()).toContain('(storeConflict.clearing)');
  expect(names('press keep my cart').join()).toContain('(storeConflict.confirming: conflict.cancelled)');
  expect(names('the dialog names both stores').join()).toContain('(storeConflict.confirming)');
  expect(names('منتجات من متجر آخر').join()).toContain('(storeConflict)');
  expect(names('zebra crossing')).toEqual([]);
  expect(names('  ')).toEqual([]);
});
