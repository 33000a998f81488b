import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { OpenDatabase } from '../../../server/db/connect';
import { openMetrics } from '../../../server/observe/metrics';

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const read = (file: string) => readFileSync(`deploy/monitoring/${file}`, 'utf8');
const rules = (parse(read('alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules);
const panels = (JSON.parse(read('grafana-dashboard.json')) as Dashboard).panels;

const database = {
  connections: () => ({ used: 0, idle: 0, waiting: 0 }),
  forRequests: { query: async () => [] },
} as unknown as OpenDatabase;

it('the dashboard and the alerts use only metrics that the server exports', async () => {
  const { registry } = await openMetrics({
    database,
    replica: null,
    search: null,
    streams: {},
    cacheSizes: new Map(),
  });
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const requests = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    [...expr.matchAll(/\b(?:souk|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    ),
  );
  expect(requests.length).toBeGreaterThan(15);
  expect(requests.filter((name) => !known.includes(name))).toEqual([]);
});

it('each alert says what has happened and what to do', () => {
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, annotations } of rules) {
    expect(alert).toMatch(/^Souk\w+$/);
    expect(annotations.summary?.length).toBeGreaterThan(20);
    expect(annotations.action?.length).toBeGreaterThan(20);
  }
});
