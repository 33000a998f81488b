import { expect, it } from 'vitest';
import { addressOf, closedIn, closedText, partNamed } from '../../src/flows/address';

it('the view of a flow in the gallery is read from the URL', () => {
  const search = {
    part: 'a:b:0',
    view: 'outline',
    tools: 'paths',
    path: 2,
    step: 0,
    closed: '-',
    code: true,
  };
  expect(addressOf(search)).toEqual(search);
});

it('invalid values in the URL of a flow are ignored', () => {
  expect(addressOf({ view: 'upside-down', tools: 7, path: 0, step: -1, code: 'yes', focus: '' })).toEqual({});
});

it('the collapsed parts of a chart survive a round trip through the URL', () => {
  const closed = new Set(['cart.lines', 'cart·rows', 'cart.lines·rows']);
  expect(closedText('cart', closed)).toBe('lines,cart·rows,lines·rows');
  expect(closedIn({ closed: closedText('cart', closed) }, 'cart')).toEqual(closed);
  expect(closedIn({ closed: closedText('cart', []) }, 'cart')).toEqual(new Set());
  expect(closedIn({}, 'cart')).toBeNull();
});

it('a part of a chart is found by its id or by the end of its path, if that is unique', () => {
  const nodes = ['pay', 'pay.unpaid', 'pay.unpaid.idle', 'pay.paid.idle'].map((id) => ({ id }));
  const chart = { id: 'pay', nodes, edges: [{ id: 'unpaid:retry:0' }] };
  expect(partNamed(chart, 'unpaid:retry:0')).toBe('unpaid:retry:0');
  expect(partNamed(chart, 'unpaid')).toBe('pay.unpaid');
  expect(partNamed(chart, 'idle')).toBeNull();
  expect(partNamed(chart, 'attic')).toBeNull();
});
