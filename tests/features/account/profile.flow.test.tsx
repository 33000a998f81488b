import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Photo } from '../../../domain/photo';
import { profileMachine } from '../../../machines/account/profile.machine';
import type { AccountFacts } from '../../../machines/account/profile.types';
import { ProfileActor, useProfile } from '../../../src/features/account/profile/profile.context';
import { ProfileForm } from '../../../src/features/account/profile/profile-form';
import { Questions } from '../../../src/features/account/profile/questions';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { account, profileModel } from '../../machines/account/profile.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';
import { ben } from './people';

// The step of the code is a flow of its own, walked on its own page.
vi.mock('../../../src/features/session/code/code-form', () => ({ CodeForm: () => <p>the code</p> }));

// Whole pages with dialogs are slow to look through on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(forgetDrafts);
beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const person = { ...ben, firstName: 'Amira', lastName: 'Haddad', email: account.email, phone: account.phone };

const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const dialog = () => screen.queryByRole('dialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('User Name');

function fileOf({ name, type, size }: Photo): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

function Page() {
  const isOpen = useProfile((snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <ProfileForm person={person} />
      {isOpen ? <Questions /> : null}
    </>
  );
}

const UNSAVED = 'You have changes that are not saved yet.';
const FORMAT = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';

it.each(profileModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [PROF-03, PROF-05, PROF-09, PROF-11]',
  async (_, path) => {
    let saidByAccount = account.name;
    await walkPage({
      machine: profileMachine,
      path: path as never,
      page: (actor) => {
        const flow = actor as unknown as ActorRefFrom<typeof profileMachine>;
        // What was saved is what the account says from then on.
        flow.on('profile.changed', () => {
          saidByAccount = nameField().value;
        });
        return (
          <AccountStage>
            <ProfileActor actor={flow}>
              <Page />
            </ProfileActor>
          </AccountStage>
        );
      },
      press: {
        'account.changed': ({ account: { name } }: { account: AccountFacts }) => {
          saidByAccount = name;
          return 'outside';
        },
        'form.changed': ({ isDirty }: { isDirty: boolean }) => {
          const text = isDirty ? `${nameField().value} II` : saidByAccount;
          fireEvent.change(nameField(), { target: { value: text } });
        },
        'photo.chosen': ({ photo }: { photo: Photo }) =>
          void fireEvent.change(screen.getByLabelText('Choose a photo'), {
            target: { files: [fileOf(photo)] },
          }),
        'photo.removed': () => press('Remove the new photo'),
        'photo.acknowledged': () => press('OK'),
        'profile.submitted': () => press('Update Profile'),
        'verification.requested': () => press('Verify the phone'),
        'code.cancelled': () => press('Close'),
        'reset.requested': () => press('Reset'),
        'reset.confirmed': () => press('Yes'),
        'reset.declined': () => press('No'),
        'leave.confirmed': () => press('Leave'),
        'leave.declined': () => press('Stay'),
      },
      outside: ['leave.requested', 'photo.read'],
      // Nobody can type what stands there already.
      elsewhere: {
        'form.changed': (_, { isDirty }: { isDirty: boolean }) =>
          !isDirty && nameField().value === saidByAccount,
      },
      sees: {
        'filling.viewing': () => {
          expect(dialog()).toBeNull();
          expect(screen.queryByText(UNSAVED)).toBeNull();
          expect(nameField().value).toBe(saidByAccount);
        },
        'filling.editing': ({ context }) => {
          expect(dialog()).toBeNull();
          expect(screen.getByText(UNSAVED)).toBeDefined();
          expect(button('Remove the new photo') !== null).toBe(context.photo !== null);
        },
        'photoRefused.format': () => expect(screen.getByText(FORMAT)).toBeDefined(),
        'photoRefused.size': () =>
          expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain('2 MB'),
        confirmingReset: () =>
          expect(screen.getByRole('dialog', { name: 'Are you sure, you want to reset?' })).toBeDefined(),
        confirmingLeave: () =>
          expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined(),
        saving: () => expect(button('Update Profile')?.getAttribute('aria-busy')).toBe('true'),
        otp: () => expect(within(screen.getByRole('dialog')).getByText('the code')).toBeDefined(),
      },
    });
  },
);
