import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toLogPage } from '../../../src/api/operator-log-mapping';
import { consoleSearch } from '../../../src/features/operator/console-reads';
import { LogConsole } from '../../../src/features/operator/log-console';
import { logFilterIn, logSearchOf, NO_FILTER } from '../../../src/features/operator/log-search';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const entry = {
  id: 9,
  created_at: '2026-11-24T09:00:00Z',
  operator_id: 4,
  operator: 'Maya',
  role: 'manager',
  action: 'decideOrder',
  object: 'order',
  object_id: 1005,
  object_name: null,
  changes: [
    { field: 'decision', old: null, new: 'canceled' },
    { field: 'status', old: 'pending', new: 'canceled' },
    { field: 'reason' },
  ],
  request_id: 'req-1',
} as const;

const page = (entries: object[]) =>
  toLogPage({ total_size: entries.length, entries, people: [{ id: 4, name: 'Maya' }] } as never);

const self = { name: null, email: null, role: 'manager', store: null } as const;

const show = (entries: object[], search: object = {}) =>
  renderPage(
    <AccountStage>
      <LogConsole page={page(entries)} self={self} filter={logFilterIn({ ...search })} />
    </AccountStage>,
  );

describe('The audit log of the console', () => {
  it('shows who did what to which order, and of a private value only that it changed [X-27]', async () => {
    await show([entry, { ...entry, id: 8, operator: null, role: 'owner', action: 'brandNew', changes: [] }]);
    const first = within(screen.getByRole('article', { name: 'Changed an order Order #1005' }));
    first.getByText('Maya');
    const changes = first.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(changes).toEqual(['Decision: Cancelled', 'Status: from Waiting to Cancelled', 'Reason']);
    expect(screen.getByRole('article', { name: /Other action/ }).textContent).toContain('Shop key');
  });

  it('says that nothing has happened yet, or that nothing matches the filter [X-27]', async () => {
    await show([]);
    screen.getByRole('heading', { name: 'No entries yet' });
    cleanup();
    await show([], { action: 'decideTrip' });
    screen.getByRole('heading', { name: 'No entries match' });
  });

  it('refuses a period that ends before it begins, and does not offer managers the accounts [X-27]', async () => {
    const user = userEvent.setup();
    await show([entry]);
    expect(screen.queryByRole('option', { name: 'Account' })).toBeNull();
    await user.type(screen.getByLabelText('From'), '2026-01-06');
    await user.type(screen.getByLabelText('To'), '2026-01-05');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('The last day can’t be before the first.');
  });
});

describe('The URL of the audit log', () => {
  it('contains the filter, and invalid values are ignored [X-27]', () => {
    const search = { person: 'key', action: 'decideOrder', object: 'order', number: 7, from: '2026-01-06' };
    const filter = logFilterIn({ ...search, page: '2', to: '2026-13-01' });
    expect(filter).toEqual({
      person: 'key',
      action: 'decideOrder',
      object: 'order',
      objectId: 7,
      from: '2026-01-06',
      to: null,
      page: 2,
    });
    expect(logSearchOf(filter)).toEqual({ ...search, page: 2 });
    expect(logFilterIn({ person: 'x', action: 'y', object: 'z', number: -1, page: 0 })).toEqual(NO_FILTER);
    expect(consoleSearch({ view: 'log', person: '4', page: 1 })).toEqual({ view: 'log', person: 4 });
    expect(consoleSearch({ view: 'orders', person: '4' })).toEqual({ view: 'orders' });
  });
});
