import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { stateOf } from './support/gallery';
import { flowWordsIn } from './support/words';

const say = flowWordsIn('en');
const since = { commit: 'abc1234', day: '2026-11-01', subject: 'feat(cart): an earlier version' };
const part = { guard: null, actions: [], differences: [] };

test('a designer sees what changed in a flow since an earlier version [X-20]', async ({ page }) => {
  await page.route('**/flow-products/changes/all.json', (route) =>
    route.fulfill({
      json: {
        since,
        added: [],
        removed: [],
        flows: {
          proceed: {
            states: [
              { kind: 'added', path: 'asking', title: 'Asking', type: 'atomic', differences: [] },
              { kind: 'removed', path: 'waiting', title: 'Waiting', type: 'atomic', differences: [] },
            ],
            transitions: [
              {
                ...part,
                kind: 'changed',
                index: 0,
                from: 'idle',
                to: 'deciding',
                event: 'proceed.requested',
                differences: [{ what: 'target', before: 'waiting', after: 'deciding' }],
              },
              { ...part, kind: 'removed', index: null, from: 'idle', to: 'waiting', event: 'wait.chosen' },
            ],
          },
        },
      },
    }),
  );
  await page.goto('/flows/proceed?view=changes');
  await expect(stateOf(page, 'proceed.asking')).toHaveAttribute('data-change', 'added');
  await expect(stateOf(page, 'proceed.waiting')).toHaveAttribute('data-change', 'removed');
  await expect(page.getByText('− Waiting')).toBeVisible();
  await expect(page.locator('[data-edge="idle:proceed.requested:0"]')).toHaveAttribute(
    'data-change',
    'changed',
  );
  await expectAccessible(page);

  const change = page.getByRole('button', { name: /Waiting.*Checking the cart/ });
  await expect(change).toContainText(say('Leads to'));
  await change.dblclick();
  await expect(change).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(stateOf(page, 'proceed.waiting')).toBeVisible();

  await page.goto('/flows/cart?view=changes');
  await expect(page.getByText(say('This flow has not changed.'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Proceed to checkout' }).last().click();
  await expect(stateOf(page, 'proceed.waiting')).toBeVisible();
});

test('the view of changes says how to compare versions before there is a comparison', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route('**/flow-products/changes/all.json', (route) => route.fulfill({ status: 204 }));
  await page.goto('/flows/cart?view=changes');
  await expect(page.getByText('npm run flows -- --since HEAD~20')).toBeVisible();
});
