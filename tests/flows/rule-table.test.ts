import { expect, it } from 'vitest';
import { ruleTable } from '../../tools/flow-charts/rule-table';

it('the table of rules shows the charts, tests and demo scenario of each rule [X-21]', () => {
  const cited = new Map([['CART-63', { tests: ['server/cart/review'], fixtures: ['ERR-CLAMP'] }]]);
  const rows = ruleTable(['CART-63', 'LANG-02', 'X-12'], cited).trim().split('\n').slice(-3);
  expect(rows[0]).toContain('`cart syncing.accepting`');
  expect(rows[0]).toContain('`proceed deciding:always`');
  expect(rows[0]).toContain('| `server/cart/review` | `ERR-CLAMP` |');
  expect(rows[1]).toContain('`preferences language.confirming`');
  expect(rows[2]).toBe('| X-12 | - | - | - |');
});
