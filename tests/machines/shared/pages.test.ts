import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';
import { declaredTransitions } from '../../support/model/coverage';
import { actsFor, eventsOf, newsSights, pageGaps, pagePaths, sightsAt } from '../../support/model/page-plan';
import type { AnyPage } from '../flow';
import { flows } from '../models';

const arabic = new Map(
  PO.parse(readFileSync(new URL('../../../locales/ar.po', import.meta.url), 'utf8')).items.map(
    ({ msgid, msgstr }) => [msgid, msgstr[0]],
  ),
);

const walked = flows.flatMap((flow) =>
  flow.page ? [[flow.model.machine.id, flow, flow.page] as const] : [],
);

describe.each(walked)('The page description of %s', (_, flow, page) => {
  const { paths, reasons } = pagePaths(flow, page);
  const gaps = pageGaps(flow, page, paths, reasons);

  it('reaches every transition of the chart or gives a reason', () => {
    expect(gaps.filter(({ reason }) => reason === null)).toEqual([]);
  });

  it('gives reasons only for transitions that it leaves out', () => {
    const left = new Set(gaps.map(({ name }) => name));
    expect(Object.keys(page.gaps ?? {}).filter((name) => !left.has(name))).toEqual([]);
  });

  it('describes only events of its machine', () => {
    const events = new Set(declaredTransitions(flow.model.machine).map(({ eventType }) => eventType));
    const own = Object.keys({ ...page.acts, ...page.answers, ...page.impossible });
    expect(own.filter((type) => !events.has(type))).toEqual([]);
  });

  it('describes the action and the expected result of every step', () => {
    for (const path of paths) {
      page.open(path.input as never, eventsOf(path));
      let before = path.start.state;
      for (const { event, state, emitted } of path.steps) {
        actsFor(page, event, before);
        expect([...sightsAt(page, state), ...newsSights(page, emitted)]).not.toContain(undefined);
        before = state;
      }
    }
  });

  it('expects Arabic texts in Arabic', () => {
    const expected = paths.flatMap((path) =>
      [path.start, ...path.steps].flatMap((step) =>
        [...sightsAt(page, step.state), ...('emitted' in step ? newsSights(page, step.emitted) : [])].flatMap(
          (sight) => ('shows' in sight ? [sight.shows] : []),
        ),
      ),
    );
    expect(expected.filter(({ en, ar }) => arabic.has(en) && ar !== arabic.get(en))).toEqual([]);
  });
});

it('the check finds a transition that is left out without a reason', () => {
  const flow = flows.find(({ model }) => model.machine.id === 'proceed');
  if (!flow?.page) throw new Error('no page');
  const { gaps: _, ...silent } = flow.page;
  const { paths, reasons } = pagePaths(flow, silent as AnyPage);
  expect(pageGaps(flow, silent as AnyPage, paths, reasons)).toContainEqual({
    name: 'deciding --always [isSignedIn]--> idle',
    reason: null,
  });
});
