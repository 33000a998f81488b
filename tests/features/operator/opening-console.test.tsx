import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import { OpeningConsoleView, Week } from '../../../src/features/operator/opening-console';
import { T0 } from '../../domain/demo-items';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

const hours = [
  { day: 1, opens: '08:00', closes: '12:00' },
  { day: 1, opens: '14:00', closes: '20:00' },
];

async function show(closedUntil: string | null) {
  const flow = createActor(storeOpeningMachine).start();
  const send = vi.spyOn(flow, 'send').mockImplementation(() => undefined);
  const opening = {
    storeId: 1,
    isOpen: closedUntil === null,
    opensAt: null,
    closesAt: '20:00',
    closedUntil,
    hours,
  };
  await renderPage(
    <ShopPage>
      <OpeningConsoleView flow={flow as never} opening={opening as never} />
      <Week flow={createActor(storeHoursMachine).start() as never} opening={opening as never} />
    </ShopPage>,
  );
  return () => send.mock.calls.map(([event]) => event);
}

it('a store account sees the opening hours of each weekday and can stop orders for 30 minutes to 24 hours [X-31]', async () => {
  const sent = await show(null);
  expect(screen.getByText('Open until 8:00 PM')).toBeDefined();
  const week = screen.getByRole('region', { name: 'Opening hours' });
  expect(week.querySelectorAll('dt')).toHaveLength(7);
  expect(week.querySelectorAll('dd')[1]?.textContent).toMatch(/8:00 AM.*12:00 PM.*2:00 PM.*8:00 PM/s);
  const names = ['30 minutes', '1 hour', '2 hours', '4 hours', '24 hours'];
  for (const name of names)
    act(() => void fireEvent.click(screen.getByRole('button', { name: `Close for ${name}` })));
  expect(sent()).toEqual([30, 60, 120, 240, 1440].map((minutes) => ({ type: 'pause.requested', minutes })));
  expect(screen.queryByRole('button', { name: 'Resume orders' })).toBeNull();
});

it('a closed store says until when, and a press takes orders again [X-31]', async () => {
  const sent = await show(new Date(T0 + 3_600_000).toISOString());
  expect(screen.getByRole('status').textContent).toMatch(
    /^Closed for now\. You won’t receive orders until .+\.$/,
  );
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Resume orders' })));
  expect(sent()).toEqual([{ type: 'orders.resumed' }]);
});
