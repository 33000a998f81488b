import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReferralPage } from '../../../src/features/account/pages/referral-page';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';
import { amira } from './people';

const link = `${window.location.origin}/?ref=AMIRA2026`;

afterEach(() => vi.unstubAllGlobals());

const show = (person = amira) =>
  renderPage(
    <AccountStage>
      <ReferralPage person={person} />
    </AccountStage>,
  );

function withClipboard(writeText: (text: string) => Promise<void>) {
  const write = vi.fn(writeText);
  vi.stubGlobal('navigator', { ...window.navigator, clipboard: { writeText: write } });
  return write;
}

it('the referral page shows the referral code and a link with it, each with a copy button [REF-01, AUTH-39]', async () => {
  const write = withClipboard(async () => undefined);
  await show();

  expect(screen.getByLabelText('Your referral code').textContent).toBe('AMIRA2026');
  expect(screen.getByLabelText('Your link').textContent).toBe(link);
  for (const copy of screen.getAllByRole('button', { name: 'Copy' })) fireEvent.click(copy);

  expect(await screen.findAllByRole('button', { name: 'Copied' })).toHaveLength(2);
  expect(write.mock.calls).toEqual([['AMIRA2026'], [link]]);
});

it('the referral page shows the money earned and the number of friends [REF-01]', async () => {
  await show({ ...amira, referral: { earned: 1500, friends: 3 } });

  const text = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(text).toEqual(['$15.00', '3']);
});

it('the referral text is selected when the browser cannot copy [REF-01]', async () => {
  withClipboard(async () => Promise.reject(new Error('not allowed')));
  await show();

  fireEvent.click(screen.getAllByRole('button', { name: 'Copy' })[0] as HTMLElement);

  await vi.waitFor(() => expect(window.getSelection()?.toString()).toBe('AMIRA2026'));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

it('the referral link is shared with the device’s share sheet when there is one [REF-01]', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...window.navigator, share });
  await show();

  fireEvent.click(screen.getByRole('button', { name: 'Share your link' }));

  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
});

it('the referral page says when the account has no code [REF-01]', async () => {
  await show({ ...amira, refCode: null });

  expect(screen.getByText('You don’t have a referral code yet')).toBeDefined();
});
