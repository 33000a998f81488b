import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, it } from 'vitest';
import { newsSights, pagePaths, sightsAt } from '../../support/model/page-plan';
import type { Text } from '../../support/model/words';
import { flows } from '../models';

const arabic = new Map(
  PO.parse(readFileSync(new URL('../../../locales/ar.po', import.meta.url), 'utf8')).items.map(
    ({ msgid, msgstr }) => [msgid, msgstr[0]],
  ),
);

/** Words that a walk expects on the page, in both languages. */
function expectedWords(): Text[] {
  return flows.flatMap((flow) => {
    const { page } = flow;
    if (!page) return [];
    return pagePaths(flow, page).paths.flatMap((path) =>
      [path.start, ...path.steps].flatMap((step) =>
        [...sightsAt(page, step.state), ...('said' in step ? newsSights(page, step.said) : [])].flatMap(
          (sight) => ('shows' in sight ? [sight.shows] : []),
        ),
      ),
    );
  });
}

it('expects in Arabic what the page says in Arabic', () => {
  const known = expectedWords().filter(({ en }) => arabic.has(en));
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter(({ en, ar }) => ar !== arabic.get(en))).toEqual([]);
}, 60_000);
