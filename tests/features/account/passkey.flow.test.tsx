import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyActor } from 'xstate';
import { passkeyMachine } from '../../../machines/account/passkey.machine';
import { PasskeyView } from '../../../src/features/account/profile/passkey-card';
import { passkeyModel } from '../../machines/account/passkey.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { AccountStage } from './account-stage';

const button = () => screen.queryByRole('button', { name: 'Add a passkey' });
const isUnseen = () => expect(screen.queryByText('Passkey')).toBeNull();

it.each(passkeyModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [AUTH-63]',
  (_, path) =>
    walkPage({
      machine: passkeyMachine,
      path: path as never,
      page: (actor: AnyActor) => (
        <AccountStage>
          <PasskeyView flow={actor as never} />
        </AccountStage>
      ),
      press: {
        'passkey.requested': () =>
          void fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' })),
      },
      sees: {
        checking: isUnseen,
        unsupported: isUnseen,
        ready: () => expect(button()?.getAttribute('aria-busy')).toBeNull(),
        adding: () => expect(button()?.getAttribute('aria-busy')).toBe('true'),
        added: () => expect(screen.getByText('This device has a passkey for your account.')).toBeDefined(),
        failed: () => expect(screen.getByRole('alert').textContent).not.toBe(''),
      },
    }),
);
