import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Contact } from '../../../machines/session/auth.types';
import { forgotPasswordMachine } from '../../../machines/session/forgot-password.machine';
import { RecoveryStep } from '../../../src/features/session/recovery/recovery-steps';
import { RecoveryActor, useRecovery } from '../../../src/features/session/sign-in/auth.context';
import { forgotPasswordModel } from '../../machines/session/forgot-password.model';
import { titleOf } from '../../support/model';
import type { Act } from '../../support/model/page';
import { walkPage } from '../../support/walk-page';
import { button, field, press, restingAuth, SignInStage, type } from './sign-in-stage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

type At = Parameters<Parameters<typeof useRecovery>[0]>[0];
type NewPassword = { password: string; confirmPassword: string };

/** The code has a flow of its own, which is walked by itself. */
function Screen() {
  const isCode = useRecovery((at) => at.matches('enterCode'));
  const recovery = useRecovery((at) => at.can({ type: 'back.requested' }));
  return isCode ? <p>{recovery ? 'the code' : ''}</p> : <RecoveryStep />;
}

const isBusy = (name: string) => button(name)?.getAttribute('aria-busy') === 'true';
const saysWhy = ({ context }: At) =>
  expect(screen.getByRole('alert', { hidden: true }).textContent !== '').toBe(context.failure !== null);

const sees: Record<string, (at: At) => void> = {
  'requestOtp.editing': (at) => {
    const { method, methods } = at.context;
    expect([field('Phone'), field('Email')].map(Boolean)).toEqual([method === 'phone', method === 'email']);
    expect(button('By phone') !== null).toBe(methods.phone && methods.email);
    expect(isBusy('Send code')).toBe(false);
    saysWhy(at);
  },
  'requestOtp.submitting': () => expect(isBusy('Send code')).toBe(true),
  enterCode: () => expect(screen.getByText('the code')).toBeDefined(),
  'newPassword.editing': (at) => {
    expect([field('New password'), field('Confirm password')].map(Boolean)).toEqual([true, true]);
    saysWhy(at);
  },
  'newPassword.submitting': () => expect(isBusy('Save password')).toBe(true),
  done: () => expect(screen.queryByText('the code')).toBeNull(),
  left: () => expect(screen.queryByText('the code')).toBeNull(),
};

it.each(forgotPasswordModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [AUTH-70, AUTH-75]',
  (_, path) =>
    walkPage({
      machine: forgotPasswordMachine,
      path: path as never,
      page: (actor) => (
        <SignInStage auth={restingAuth()}>
          <RecoveryActor actor={actor as never}>
            <Screen />
          </RecoveryActor>
        </SignInStage>
      ),
      press: {
        'method.chosen': ({ method }: { method: string }) =>
          press(method === 'phone' ? 'By phone' : 'By email'),
        'contact.submitted': ({ contact }: { contact: Contact }, before): Act[] => {
          const [tab, name] = contact.type === 'email' ? ['By email', 'Email'] : ['By phone', 'Phone'];
          const isOther = (before as unknown as At).context.method !== contact.type;
          return [
            ...(isOther ? [{ act: 'press' as const, on: { role: 'button' as const, name: tab } }] : []),
            { act: 'type', into: { role: 'textbox', name }, text: contact.value },
            { act: 'press', on: { role: 'button', name: 'Send code' } },
          ];
        },
        'password.submitted': ({ password, confirmPassword }: NewPassword) => {
          type('New password', password);
          type('Confirm password', confirmPassword);
          press('Save password');
        },
        'back.requested': () => press('Back'),
      },
      outside: ['notice'],
      // The way back from the code is on the code's own page.
      elsewhere: { 'back.requested': (at: At) => at.matches('enterCode') },
      sees: sees as never,
    }),
);
