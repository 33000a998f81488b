import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { machines } from '../../machines';
import { addToCartMachine } from '../../machines/cart/add-to-cart.machine';
import { viewOf } from '../../src/flows/chart/view';
import { FlowList } from '../../src/flows/flow-list';
import { activeStates, nothingLive } from '../../src/flows/live/live-actors';
import { RecordedPathView } from '../../src/flows/record/recorded-path-view';
import { StateBox } from '../../src/flows/view/chart-state';
import { PartSummary } from '../../src/flows/view/part-summary';
import { wordedCharts } from '../../tools/flow-charts/prepare';
import { renderPage } from '../support/walk-page';

vi.mock('../../src/flows/prepared', () => ({
  whenCharts: Promise.resolve({ rules: { 'CART-29': 'A new cart is offered, the old one stays.' } }),
}));
vi.mock('../../src/flows/record/path-worker', () => ({
  pathOf: async () => ({
    title: 'Start a new cart?',
    start: { action: 'The cart has a pizza', expect: [] },
    steps: [{ number: 1, by: 'you', action: 'Press “Add to Cart”', expect: ['A question'] }],
    lead: 0,
    endsBefore: null,
    events: '0,3',
    markdown: '1. Press “Add to Cart”',
    spec: 'noPage',
  }),
}));

const charts = wordedCharts();
const chartOf = (id: string) => {
  const chart = charts.find((one) => one.id === id);
  if (!chart) throw new Error(`"${id}" has no chart`);
  return chart;
};
const show = (part: ReactNode) => renderPage(part);
const CLEARING = 'addToCart.storeConflict.clearing';

describe('The flow gallery', () => {
  it('lists the flows below the name of their part of the shop, in both languages [X-19, LANG-06]', async () => {
    await show(<FlowList charts={charts} chosen="cart" live={nothingLive} />);

    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    expect(names).toEqual(expect.arrayContaining(['Cart', 'Messages', 'Operator console', 'Registration']));
    const arabic = readFileSync('locales/flows/ar.po', 'utf8');
    const untranslated = names.filter((name) => !new RegExp(`msgid "${name}"\nmsgstr "[^"]`).test(arabic));
    expect(untranslated).toEqual([]);
  });

  it('lists every flow of the product with a link to its chart [X-19]', async () => {
    await show(<FlowList charts={charts} chosen="cart" live={nothingLive} />);

    const list = within(screen.getByRole('navigation', { name: 'Flows' }));
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.sort()).toEqual(machines.map(({ id }) => `/flows/${id}`).sort());
    expect(list.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/flows/cart');
  });

  it('shows the title, the key and the rules of the selected state, with the text of each rule [X-19]', async () => {
    await show(<PartSummary chart={chartOf('addToCart')} id={CLEARING} className="" />);

    const summary = (await screen.findByTestId('part-summary')).textContent;
    expect(summary).toContain('storeConflict.clearing');
    expect(summary).toContain('CART-22');
    expect(summary).toContain('CART-29 A new cart is offered, the old one stays.');
  });

  it('marks the present states of a flow in its chart, and no others [X-19]', async () => {
    const chart = chartOf('addToCart');
    const { nodes } = viewOf(chart, { language: 'en', hasCode: false, closed: new Set(), focus: null });
    const active = activeStates(addToCartMachine, [{ value: { storeConflict: 'confirming' } }]);
    const ignore = () => undefined;
    await show(
      <svg>
        <title>Add to cart</title>
        {nodes.map((node) => (
          <StateBox
            key={node.id}
            chart={chart}
            node={node}
            box={[0, 0, 100, 50]}
            marks={{ active, taken: new Set(), selected: null, walked: null }}
            firstId="addToCart"
            onPoint={ignore}
            onSelect={ignore}
            onToggle={ignore}
            onOpenChart={ignore}
          />
        ))}
      </svg>,
    );

    const marked = [...document.querySelectorAll('[data-state][data-active]')];
    expect(marked.map((state) => state.getAttribute('data-state')).sort()).toEqual([
      'addToCart',
      'addToCart.storeConflict',
      'addToCart.storeConflict.confirming',
    ]);
    expect(document.querySelectorAll('[data-state]').length).toBeGreaterThan(5);
  });

  it('copies the steps of a recorded path and opens the path in the chart [X-19, X-20]', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const take = { sessionId: 'tab:1', machine: 'addToCart', value: 'idle', steps: [], presses: 1 };
    await show(<RecordedPathView take={take} />);

    fireEvent.click(await screen.findByRole('button', { name: 'Copy steps' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith('1. Press “Add to Cart”');
    const link = screen.getByRole('link', { name: 'Open in the chart' }).getAttribute('href') ?? '';
    expect(new URL(link, 'http://shop').searchParams.get('events')).toBe('0,3');
    vi.unstubAllGlobals();
  });
});
