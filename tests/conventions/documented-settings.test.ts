import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHOP_SWITCHES } from '../../domain/operator';
import { root } from '../support/sources';

const guide = readFileSync(join(root, 'docs/operator.md'), 'utf8');
const table = guide.slice(guide.indexOf('## Effect of each setting'));
const namesIn = (text: string) => [...text.matchAll(/`([a-z_\d]+(?:\.[a-z_]+)?)`/g)].map(([, name]) => name);

it('the operator guide describes every shop switch and marks it as one [DATA-01, X-23]', () => {
  const described = [...table.matchAll(/`([a-z_.]+)` ⚙/g)].map(([, name]) => name);
  expect(described.sort()).toEqual(SHOP_SWITCHES.map(({ name }) => name).sort());
});

it('the operator guide describes every setting that the requirements name [DATA-01]', () => {
  const line = readFileSync(join(root, 'docs/requirements.md'), 'utf8').match(/^\| DATA-01 \| (.*?); each/m);
  const names =
    (line?.[1] ?? '').match(/[a-z]\w*_\w+|logo_full_url|phone|email|address|country|demo\b/g) ?? [];
  expect(names.length).toBeGreaterThan(30);
  const parts = namesIn(table).flatMap((name) => [name, name?.split('.')[0]]);
  expect(names.filter((name) => !parts.includes(name))).toEqual([]);
});
