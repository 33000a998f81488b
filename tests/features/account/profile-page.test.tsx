import { Link } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../../domain/config';
import type { Person } from '../../../domain/person';
import type { Notice } from '../../../machines/shared/notice';
import { ApiError } from '../../../src/api/api-error';
import type { ProfileAnswer, ProfileUpdate } from '../../../src/api/profile-api';
import { ProfilePage } from '../../../src/features/account/profile/profile-page';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { allLogins } from '../../support/login';
import { sessionOf } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';
import { amira, ben } from './people';

// Whole pages with dialogs are slow in jsdom on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  // Preloaded, because the first dialog's code takes longer to load than a test may last.
  await import('../../../src/features/account/profile/questions');
  await import('../../../src/features/account/profile/deletion-dialog');
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(forgetDrafts);

type Options = {
  person?: Person;
  config?: Partial<Config>;
  update?: (update: ProfileUpdate) => Promise<ProfileAnswer>;
  remove?: (confirmation: string) => Promise<{ message: string }>;
};

const saved: ProfileAnswer = { message: 'Profile updated successfully.', codeFor: null };

async function show({ person = ben, config, update = async () => saved, remove }: Options = {}) {
  const notices: Notice[] = [];
  const session = sessionOf('a token');
  const received = vi.spyOn(session, 'send');
  const own = { update: vi.fn(update), remove: vi.fn(remove ?? (async () => ({ message: '' }))) };
  await renderPage(
    <AccountStage session={session} onNotice={(notice) => notices.push(notice)} {...(config && { config })}>
      <ProfilePage person={person} />
      <Link to="/home">another page</Link>
      <Link to="/profile" search={{ page: 'inbox' }}>
        the inbox
      </Link>
      <Link to="/profile" search={{ page: 'profile-settings', item: 101 }}>
        a quick view
      </Link>
    </AccountStage>,
    { api: { account: { own: async () => own } } },
    '/profile?page=profile-settings',
  );
  return { notices, received, ...own };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

describe('the phone field', () => {
  it('is disabled and called “Not Changeable” once it is verified [PROF-04]', async () => {
    await show({ person: amira });

    expect(field('Phone').disabled).toBe(true);
    expect(screen.getByText('Not Changeable')).toBeDefined();
  });

  it.each([
    ['+971 50 111-0009', '+971501110009'],
    ['05x0', '050'],
    ['٠٥٠١', '0501'],
  ])('keeps only the digits and a leading plus of “%s”: %s [PROF-04]', async (typed, kept) => {
    await show();

    type('Phone', typed);

    expect(field('Phone').disabled).toBe(false);
    expect(field('Phone').value).toBe(kept);
  });

  it('sends a local number with the shop’s country code [PROF-04, LOC-20]', async () => {
    const { update } = await show();

    type('Phone', '0501119999');
    press('Update Profile');

    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[0].phone).toBe('+971501119999');
  });
});

describe('The password fields of the profile', () => {
  it('are absent when signing in by password is off [PROF-06]', async () => {
    await show({ config: { login: { ...allLogins, isManualOn: false } } });

    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
  });

  it.each([
    ['12345', '12345', 'Password is too short - should be 6 chars minimum.'],
    ['123456', '123457', 'Passwords must match'],
  ])(
    '“%s”, repeated as “%s”, is refused before anything is sent [PROF-06]',
    async (password, again, problem) => {
      const { update } = await show();

      type('New password', password);
      type('Confirm password', again);
      press('Update Profile');

      expect(screen.getByText(problem)).toBeDefined();
      expect(update).not.toHaveBeenCalled();
    },
  );

  it('do not change the password while they are empty [PROF-06]', async () => {
    const { update } = await show();

    type('User Name', 'Ben O.');
    press('Update Profile');

    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[0].password).toBeNull();
  });
});

describe('saving the profile', () => {
  it('shows the server’s message and reports the change to the session [PROF-03, PROF-07]', async () => {
    const { notices, received, update } = await show();

    type('User Name', 'Ben O.');
    press('Update Profile');

    await waitFor(() =>
      expect(notices).toEqual([
        { type: 'notice', code: 'serverMessage', values: { text: 'Profile updated successfully.' } },
      ]),
    );
    expect(update.mock.calls[0]?.[0]).toMatchObject({ name: 'Ben O.', email: 'ben@souk.test', image: null });
    expect(received).toHaveBeenCalledWith({ type: 'profile.changed' });
    expect(field('User Name').value).toBe('Ben O.');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });

  it('sends the chosen picture [PROF-02, PROF-05, MSG-88]', async () => {
    const { update } = await show();
    const picture = new File(['x'], 'me.png', { type: 'image/png' });

    await userEvent.upload(screen.getByLabelText('Choose a photo'), picture);
    press('Update Profile');

    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[0].image).toBe(picture);
  });

  it('shows every server error at its field and focuses the first field [PROF-07]', async () => {
    const errors = [
      { code: 'email', message: 'This email address belongs to another account.' },
      { code: 'phone', message: 'Please enter a valid phone number.' },
    ];
    await show({ update: async () => Promise.reject(new ApiError('refused', errors)) });

    type('Email', 'amira@souk.test');
    press('Update Profile');

    for (const { message } of errors) expect(await screen.findByText(message)).toBeDefined();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').value).toBe('amira@souk.test');
  });

  it.each([
    ['User Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Phone', 'Phone Number is required'],
  ])('rejects an empty field “%s” [PROF-01]', async (label, problem) => {
    const { update } = await show();

    type(label, '');
    press('Update Profile');

    expect(screen.getByText(problem)).toBeDefined();
    expect(update).not.toHaveBeenCalled();
  });
});

describe('unsaved changes', () => {
  it('are restored for the same customer, e.g. after an expired session [AUTH-62]', async () => {
    await show();
    type('User Name', 'Half a na');
    type('New password', 'never kept');
    cleanup();

    await show();

    expect(field('User Name').value).toBe('Half a na');
    expect(field('New password').value).toBe('');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
  });

  it('are not shown to another customer [MENU-08]', async () => {
    await show();
    type('User Name', 'Half a na');
    cleanup();

    await show({ person: amira });

    expect(field('User Name').value).toBe('Amira Haddad');
  });

  it.each(['Yes', 'No'])(
    'are discarded by Reset only after a confirmation with Yes: %s [PROF-09, MSG-71]',
    async (answer) => {
      await show();
      type('User Name', 'Half a na');
      press('Reset');
      await screen.findByRole('dialog', { name: 'Are you sure, you want to reset?' });
      fireEvent.click(screen.getByRole('button', { name: answer, hidden: true }));
      const kept = answer === 'No' ? 'Half a na' : 'Ben Okafor';
      expect(field('User Name').value).toBe(kept);
      cleanup();

      await show();

      expect(field('User Name').value).toBe(kept);
    },
  );
});

describe('leaving with unsaved changes', () => {
  const goElsewhere = () => fireEvent.click(screen.getByRole('link', { name: 'another page' }));
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

  it('is confirmed first, and cancelling keeps every change [PROF-11]', async () => {
    await show();
    type('User Name', 'Half a na');
    goElsewhere();
    await question();

    answer('Stay');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('User Name').value).toBe('Half a na');
  });

  it('is confirmed first, and confirming follows the link [PROF-11]', async () => {
    await show();
    type('User Name', 'Half a na');
    goElsewhere();
    await question();

    answer('Leave');

    await waitFor(() => expect(screen.queryByLabelText('User Name')).toBeNull());
  });

  it('is confirmed before another page of the account opens, but not before a layer above this page [PROF-11]', async () => {
    await show();
    type('User Name', 'Half a na');
    fireEvent.click(screen.getByRole('link', { name: 'a quick view' }));
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'the inbox' }));
    await question();
  });

  it('is not confirmed when nothing has changed [PROF-11]', async () => {
    await show();

    goElsewhere();

    await waitFor(() => expect(screen.queryByLabelText('User Name')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the deletion dialog lists the lost data, and the notice appears after the session has ended [PROF-08]', async () => {
  const { notices, received, remove } = await show({
    remove: async () => ({ message: 'Account has been deleted' }),
  });

  press('Delete my account');
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  for (const lost of ['$35.50 in your wallet', '1,200 loyalty points', 'Your order and trip history'])
    expect(screen.getByText(lost)).toBeDefined();
  type('To confirm, type ben@souk.test', 'ben@souk.test');
  fireEvent.click(screen.getByRole('button', { name: 'Delete permanently', hidden: true }));

  await waitFor(() => expect(received).toHaveBeenCalledWith({ type: 'account.deleted' }));
  expect(remove).toHaveBeenCalledWith('ben@souk.test');
  expect(notices).toEqual([]);
});
