import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { accountDeletionMachine } from '../../../machines/account/account-deletion.machine';
import { proofMachine } from '../../../machines/account/proof.machine';
import { DeletionDialog } from '../../../src/features/account/profile/deletion-dialog';
import {
  AccountDeletionActor,
  useAccountDeletion,
} from '../../../src/features/account/profile/profile.context';
import { accountDeletionModel } from '../../machines/account/account-deletion.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';
import { amira } from './people';

const unasked = createActor(proofMachine).start();
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

function Page() {
  const isOpen = useAccountDeletion((snapshot) => snapshot.hasTag('open'));
  return isOpen ? <DeletionDialog person={amira} proof={unasked} /> : null;
}

it.each(accountDeletionModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [PROF-08]',
  (_, path) =>
    walkPage({
      machine: accountDeletionMachine,
      path: path as never,
      page: (actor) => (
        <AccountStage>
          <AccountDeletionActor actor={actor as never}>
            <Page />
          </AccountDeletionActor>
        </AccountStage>
      ),
      press: {
        'deletion.confirmed': ({ typed }: { typed: string }) => {
          fireEvent.change(screen.getByLabelText(/^To confirm, type/), { target: { value: typed } });
          press('Delete for good');
        },
        'deletion.cancelled': () => press('Keep my account'),
      },
      outside: ['deletion.requested'],
      sees: {
        idle: () => expect(screen.queryByRole('dialog')).toBeNull(),
        asking: ({ context }) => {
          for (const lost of ['$35.50 in your wallet', '1,200 loyalty points', /history of your orders/])
            expect(screen.getByText(lost)).toBeDefined();
          expect(screen.getByLabelText('To confirm, type amira@souk.test')).toBeDefined();
          const isMistyped = screen.queryByText('This is not the email or phone number of your account.');
          expect(isMistyped !== null).toBe(context.hasMistyped);
          const reason = context.failure?.messages[0];
          if (reason) expect(screen.getByText(reason)).toBeDefined();
        },
        deleting: () => expect(button('Delete for good')?.getAttribute('aria-busy')).toBe('true'),
        deleted: () => expect(screen.queryByRole('dialog')).toBeNull(),
      },
    }),
);
