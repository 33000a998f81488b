import { expect, it } from 'vitest';
import { filesBelow, read } from '../support/sources';

/** Earlier migrations were applied before two releases ran on one database. */
const FIRST_CHECKED = '080';
/** Statements that break the previous release, because it still uses the old schema. */
const BREAKING =
  /\b(drop\s+(column|table|view|function|trigger)|rename\b|set\s+not\s+null|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i;
/** The comment in which a migration says since when no release has used the column or table that it removes. */
const UNUSED_SINCE = /^-- unused since \d{4}-\d{2}-\d{2}: \S/m;

const breaks = (sql: string): boolean =>
  statementsOf(sql).some((statement) => BREAKING.test(statement) || addsRequired(statement));

const statementsOf = (sql: string): string[] => sql.replaceAll(/--.*$/gm, '').split(/[;,]/);

/** The previous release inserts rows without the new column. */
const addsRequired = (statement: string): boolean =>
  /\badd\s+column\b/i.test(statement) && /\bnot\s+null\b/i.test(statement) && !/\bdefault\b/i.test(statement);

it.each([
  ['alter table orders drop column note', true],
  ['alter table orders rename column note to remark', true],
  ['alter table orders rename to purchases', true],
  ['alter table orders alter column note set not null', true],
  ['alter table orders alter column note type varchar(20)', true],
  ['alter table orders add column remark text, add column tax int not null', true],
  ['alter table orders add column tax int not null default 0', false],
  ['alter table orders add column remark text; -- nothing to rename', false],
  ['create table remarks (id int not null)', false],
])('"%s" breaks the previous release: %s', (sql, isBreaking) => {
  expect(breaks(sql)).toBe(isBreaking);
});

it('a migration changes or removes only what no release has used since a stated day (decision 062)', () => {
  const files = filesBelow(/\.sql$/, 'server/db/migrations');
  expect(files.length).toBeGreaterThan(40);
  const unexplained = files.filter((file) => {
    const sql = read(file);
    const isChecked = (file.split('/').at(-1) ?? '') >= FIRST_CHECKED;
    return isChecked && breaks(sql) && !UNUSED_SINCE.test(sql);
  });
  expect(unexplained).toEqual([]);
});
