import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../../src/api/api-error';
import { provideConsoleSignIn, provideOwnPasskeys } from '../../../src/features/operator/operator.actors';
import { ConsoleSignInView } from '../../../src/features/operator/operator-page';
import { OwnPasskeys } from '../../../src/features/operator/own-passkeys';
import { recordedApi } from '../../support/effects';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const device = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => device);

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const PASSKEYS = [
  {
    id: 'key-1',
    name: 'Work laptop',
    device: { browser: 'Chrome', system: 'Windows' },
    createdAt: '2026-10-02T09:00:00Z',
    usedAt: '2026-11-20T09:00:00Z',
  },
  {
    id: 'key-2',
    name: null,
    device: { browser: 'Safari', system: 'iOS' },
    createdAt: '2026-10-03T09:00:00Z',
    usedAt: null,
  },
];

async function show(passkeys: typeof PASSKEYS, answers: Record<string, unknown> = {}) {
  const { api, calls } = recordedApi(answers);
  const flow = createActor(provideOwnPasskeys(api)).start();
  await renderPage(
    <AccountStage>
      <OwnPasskeys flow={flow} passkeys={passkeys} />
    </AccountStage>,
  );
  return { calls, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });

it('operators see their passkeys with names and dates, and remove one after a confirmation [X-33]', async () => {
  const { calls, user } = await show(PASSKEYS, { removePasskey: { message: 'Removed.' } });
  const rows = within(screen.getByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Work laptopAdded on Oct 2, 2026, last used on Nov 20, 2026Remove',
    'Safari on iOSAdded on Oct 3, 2026, not used yetRemove',
  ]);
  await user.click(await button('Remove Safari on iOS'));
  const question = await screen.findByRole('dialog', { name: 'Remove this passkey?' });
  expect(question.textContent).toContain('You won’t be able to sign in with Safari on iOS anymore.');
  expect(calls).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls).toEqual([['removePasskey', 'key-2']]));
});

it('an operator adds a passkey with its name and the current password [X-33]', async () => {
  const { calls, user } = await show([], {
    passkeyOptions: { challenge: 'abc' },
    addPasskey: { message: 'Your passkey is ready.' },
  });
  expect(screen.queryByRole('list')).toBeNull();
  device.startRegistration.mockResolvedValue({ id: 'new' });
  await user.click(await button('Add a passkey'));
  await user.click(await button('Continue'));
  expect(await screen.findByText('Password is required')).toBeDefined();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('Name'), ' Phone ');
  await user.type(screen.getByLabelText('Current password'), 'a long password');
  await user.click(await button('Continue'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(device.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
  expect(calls).toEqual([
    ['passkeyOptions', 'a long password'],
    ['addPasskey', 'Phone', { id: 'new' }],
  ]);
});

it('an operator with a wrong password sees the reason in the form, and the device is not asked [X-33]', async () => {
  const { user } = await show([], {
    passkeyOptions: () => {
      throw new ApiError('refused', [{ code: 'password', message: 'Your current password is wrong.' }]);
    },
  });
  await user.click(await button('Add a passkey'));
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.click(await button('Continue'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your current password is wrong.');
  expect(device.startRegistration).not.toHaveBeenCalled();
});

it('the console’s sign-in asks the device for a passkey, and a closed dialog leaves the form [X-33]', async () => {
  const { api, calls } = recordedApi({ passkeySignInOptions: { challenge: 'abc' }, enter: 'manager' });
  const signIn = createActor(provideConsoleSignIn(api), { input: { role: null, hasAccounts: true } }).start();
  await renderPage(
    <AccountStage>
      <ConsoleSignInView signIn={signIn} consoleData={{ is: 'locked', hasAccounts: true }} />
    </AccountStage>,
  );
  const user = userEvent.setup();
  device.startAuthentication.mockRejectedValueOnce(
    Object.assign(new Error('closed'), { name: 'NotAllowedError' }),
  );
  await user.click(await button('Use a passkey'));
  await waitFor(() => expect(signIn.getSnapshot().matches({ outside: 'byAccount' })).toBe(true));
  expect(screen.getByRole('alert').textContent).toBe('');
  device.startAuthentication.mockResolvedValue({ id: 'key-1' });
  await user.click(await button('Use a passkey'));
  await waitFor(() => expect(signIn.getSnapshot().matches({ inside: 'manager' })).toBe(true));
  expect(calls.at(-1)).toEqual(['enter', { kind: 'passkey', credential: { id: 'key-1' } }]);
});
