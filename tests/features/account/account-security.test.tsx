import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../../src/api/api-error';
import type { ProfileApi } from '../../../src/api/profile-api';
import { AccessView } from '../../../src/features/account/access/access-page';
import { provideAccountSecurity } from '../../../src/features/account/access/account-security.actors';
import {
  provideIdentityCheck,
  withIdentityCheck,
} from '../../../src/features/account/identity-check/identity-check.actors';
import { amirasAccess } from '../../machines/account/account-security.model';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';

/** A server that requires an identity check before it removes anything. */
async function opened() {
  let isProven = false;
  const endOtherSessions = vi.fn(async () => {
    if (!isProven)
      throw new ApiError('refused', [{ code: 'prove_again', message: 'Please confirm it’s you first.' }]);
    return { message: 'Signed out everywhere else.' };
  });
  const api = {
    access: async () => amirasAccess,
    endOtherSessions,
    proofMethods: async () => ({ methods: ['password'], phone: null, email: null }),
    prove: async () => {
      isProven = true;
    },
  } as unknown as ProfileApi;
  const own = async () => api;
  const proof = createActor(provideIdentityCheck(own)).start();
  const flow = createActor(provideAccountSecurity(withIdentityCheck(proof as never, own))).start();
  await renderPage(
    <AccountStage>
      <AccessView flow={flow as never} proof={proof as never} />
    </AccountStage>,
    { api: { account: { own } } },
  );
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  return { endOtherSessions, press };
}

it('an action that needs an identity check asks for it in the same dialog, then continues [AUTH-63]', async () => {
  const { endOtherSessions, press } = await opened();
  await press('Sign out everywhere else');
  await press('Sign out');
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'demo1234' } });
  expect(screen.getByRole('dialog', { name: 'Confirm it’s you' })).toBeDefined();
  await press('Confirm');
  expect(await screen.findByText('You’re only signed in on this device.')).toBeDefined();
  expect(endOtherSessions).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('passkeys and devices show when they were added and last used, in the city’s time zone [AUTH-63]', async () => {
  await opened();
  expect(await screen.findByText('Added on Oct 2, 2026, last used on Nov 20, 2026')).toBeDefined();
  expect(screen.getByText('Last used on Nov 23, 2026 at 9:30 PM')).toBeDefined();
  expect(screen.getByText('Linked on Sep 1, 2026')).toBeDefined();
  expect(screen.getByText('This device').closest('li')?.textContent).toContain('Firefox on Linux');
});
