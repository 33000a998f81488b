import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { forgotPasswordMachine } from '../../../machines/session/forgot-password.machine';
import { RecoveryStep } from '../../../src/features/session/recovery/recovery-steps';
import { RecoveryActor } from '../../../src/features/session/sign-in/auth.context';
import { forgotPasswordInput } from '../../machines/session/forgot-password.model';
import { phone } from '../../machines/session/sign-ins';
import { renderPage } from '../../support/walk-page';
import { field, press, restingAuth, SignInStage, type } from './sign-in-stage';

vi.setConfig({ testTimeout: 30_000 });

/** Shows one step of the recovery, and records the events that it sends. */
async function show(value: 'contact' | 'newPassword', method: 'phone' | 'email' = 'phone') {
  const input = forgotPasswordInput({ methods: { phone: true, email: true }, contact: null });
  const begun = createActor(forgotPasswordMachine, { input }).getSnapshot();
  const snapshot = forgotPasswordMachine.resolveState({
    value: value === 'contact' ? begun.value : { newPassword: 'editing' },
    context: { ...begun.context, method, ...(value === 'newPassword' && { contact: phone, code: '123456' }) },
  });
  const recovery = createActor(forgotPasswordMachine, { input, snapshot }).start();
  const sent = vi.spyOn(recovery, 'send');
  await renderPage(
    <SignInStage auth={restingAuth()}>
      <RecoveryActor actor={recovery as never}>
        <RecoveryStep />
      </RecoveryActor>
    </SignInStage>,
  );
  return sent;
}

const problemOf = (label: string) =>
  document.getElementById(field(label)?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the first step of the recovery', () => {
  it.each([
    ['', 'Please provide a phone number'],
    ['55512', 'Phone number must be exactly 10 digits'],
  ])('explains why the phone "%s" is rejected [AUTH-71, MSG-57, MSG-58]', async (typed, problem) => {
    const sent = await show('contact');
    type('Phone', typed);
    press('Send code');
    await screen.findByText(problem);
    expect(problemOf('Phone')).toContain(problem);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Please provide an email address'],
    ['nia@', 'Please enter a valid email address'],
  ])('explains why the email "%s" is rejected [AUTH-71, MSG-59, MSG-60]', async (typed, problem) => {
    const sent = await show('contact', 'email');
    type('Email', typed);
    press('Send code');
    await screen.findByText(problem);
    expect(problemOf('Email')).toContain(problem);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the last step of the recovery', () => {
  it('requires both passwords [AUTH-72, MSG-62]', async () => {
    const sent = await show('newPassword');
    press('Save password');
    await screen.findByText('No password provided.');
    expect(problemOf('New password')).toBe('No password provided.');
    expect(problemOf('Confirm password')).toBe('No Confirm Password provided.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('rejects passwords that differ [AUTH-72, MSG-54]', async () => {
    const sent = await show('newPassword');
    type('New password', 'lemon-tea');
    type('Confirm password', 'lemon-tee');
    press('Save password');
    await screen.findByText('Passwords must match');
    expect(sent).not.toHaveBeenCalled();
  });
});
