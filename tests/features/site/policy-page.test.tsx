import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PolicyPage } from '../../../src/features/site/pages/policy-page';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

type Policy = NonNullable<Parameters<typeof PolicyPage>[0]['policy']>;

const show = (policy: Omit<Policy, 'title'> | null) =>
  renderPage(
    <ShopPage>
      <PolicyPage title="Refund policy" policy={policy && { title: '', ...policy }} />
    </ShopPage>,
  );
const article = () => screen.getByRole('article');

describe('The page of a policy', () => {
  it('has one main heading, the headings of the text below it, and the date of the last change [HELP-02]', async () => {
    await show({
      html: '<h1>Returns</h1><p>Within <strong>30 days</strong>.</p><h3>Food</h3>',
      updatedAt: '2026-05-02T08:00:00Z',
    });

    expect(screen.getAllByRole('heading').map((one) => [one.tagName, one.textContent])).toEqual([
      ['H1', 'Refund policy'],
      ['H2', 'Returns'],
      ['H3', 'Food'],
    ]);
    expect(article().querySelector('strong')?.textContent).toBe('30 days');
    expect(screen.getByText('Last updated on May 2, 2026')).toBeDefined();
  });

  it('drops scripts, styles, frames, handlers and unsafe links of the text [HELP-02, NFR-10]', async () => {
    await show({
      html: `<script>document.title = 'taken'</script><style>p{display:none}</style><iframe src="/"></iframe>
        <p onclick="alert(1)" style="color:red" id="x">Text <img src="x" onerror="alert(1)"></p>
        <a href="javascript:alert(1)">bad</a><a href="//evil.example">off</a><a href="/help-and-support">help</a>`,
      updatedAt: null,
    });

    for (const tag of ['script', 'style', 'iframe', 'img'])
      expect([tag, article().querySelectorAll(tag).length]).toEqual([tag, 0]);
    expect(article().textContent).not.toContain('taken');
    const [text] = article().querySelectorAll('p');
    expect(text?.getAttributeNames()).toEqual([]);
    const links = [...article().querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['bad', null],
      ['off', null],
      ['help', '/help-and-support'],
    ]);
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });

  it('says that the text is not ready yet when the operator has written none [HELP-02]', async () => {
    await show(null);

    expect(screen.getByText('This page isn’t ready yet')).toBeDefined();
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });
});
