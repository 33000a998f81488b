import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PolicyLinks } from '../../../src/features/site/footer/policy-links';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const ALL = { refund: true, cancellation: true, shipping: true };

it.each([
  [{}, ['/refund-policy', '/cancellation-policy', '/shipping-policy']],
  [{ refund: false }, ['/cancellation-policy', '/shipping-policy']],
  [{ cancellation: false }, ['/refund-policy', '/shipping-policy']],
  [{ shipping: false }, ['/refund-policy', '/cancellation-policy']],
  [{ refund: false, cancellation: false, shipping: false }, []],
])('the footer links only the policies that are switched on: %j [NAV-21]', async (switched, links) => {
  await renderPage(
    <AccountStage config={{ policies: { ...ALL, ...switched } }}>
      <PolicyLinks />
    </AccountStage>,
  );
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(shown).toEqual(['/terms-and-conditions', '/privacy-policy', ...links]);
});
