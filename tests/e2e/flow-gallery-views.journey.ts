import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { button, stateOf, tools } from './support/gallery';
import { flowWordsIn } from './support/words';

const say = flowWordsIn('en');

test('a designer reads a chart as text, opens its states and focuses on a part', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/flows/cart');
  const card = stateOf(page, 'cart.lines');
  await expect(card).toHaveAttribute('data-card', 'true');
  await expect(page.getByText('6 states, 19 transitions')).toBeVisible();
  const [size] = await page
    .locator('[data-state] ~ * text')
    .evaluateAll((texts) =>
      texts
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize))
        .sort((one, other) => one - other),
    );
  expect(size).toBeGreaterThanOrEqual(12);

  await button(page, say('Open {0}', { 0: 'Lines' })).click();
  await expect(stateOf(page, 'cart.lines.empty')).toBeVisible();
  await expect(page).toHaveURL(/closed=/);
  await page.reload();
  await expect(stateOf(page, 'cart.lines.empty')).toBeVisible();

  await stateOf(page, 'cart.lines.empty').click();
  await button(page, say('Only this state and its neighbours')).click();
  await expect(stateOf(page, 'cart.undo')).toBeHidden();
  await button(page, say('Show the whole chart')).click();
  await expect(stateOf(page, 'cart.undo')).toBeVisible();

  await button(page, say('Close {0}', { 0: 'Lines' })).click();
  await expect(stateOf(page, 'cart.lines.empty')).toBeHidden();
  await expect(page.getByText('entry /')).toBeHidden();
  await page.goto('/flows/proceed');
  await expect(page.locator('[data-edge="asking:guest.chosen:0"]')).not.toContainText('guest.chosen');
  await button(page, say('Show code')).click();
  await expect(page.locator('[data-edge="asking:guest.chosen:0"]')).toContainText('guest.chosen');
});

test('a designer sees which guard blocks an event, and changes sample data', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/flows/cart?tools=simulate&closed=-');
  const undo = tools(page)
    .getByRole('button')
    .filter({ hasText: say('Only if {0}', { 0: 'a cart change can be undone' }) });
  await expect(undo.first()).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-edge]').filter({ hasText: 'a cart change can be undone' }).first().click();
  await expect(tools(page).getByRole('status')).toContainText(
    say('Blocked: only if {guards}.', { guards: 'a cart change can be undone' }),
  );

  const data = tools(page).locator('details').first();
  await data.getByText(say('Show data')).click();
  await data.getByRole('textbox').fill('{');
  await data.getByRole('button').click();
  await expect(data.getByRole('alert')).toHaveText(say('This is not a JSON object. Nothing was sent.'));
});

test('a designer follows a link to an invoked flow and back, and finds that flow on the map', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/flows/checkout');
  await page.locator('[data-child-chart="payment"]').click();
  await expect(page).toHaveURL(/\/flows\/payment$/);
  await page.getByRole('region').getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\/flows\/checkout$/);

  await page.goto('/flows');
  await page.getByRole('link', { name: say('Map'), exact: true }).click();
  await expect(page).toHaveURL(/\/flows\/?\?map=true/);
  await expect(page.locator('[data-flow]')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.locator('[data-flow="payment"]').click();
  await expect(stateOf(page, 'payment')).toBeVisible();
});

test('a URL of the gallery opens a view, and says when its part no longer exists', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/flows/payment?part=unpaid&view=outline&tools=notes&code=true');
  await expect(button(page, say('Outline'))).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, say('Notes'))).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, say('Show code'))).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/flows/payment?part=attic');
  await expect(page.getByRole('alert')).toContainText('attic');
});
