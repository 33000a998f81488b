import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { canGoBack } from '../../../machines/session/auth.view';
import { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import type { InfoForm } from '../../../machines/session/sign-in-steps.types';
import { StepsActor, useSteps } from '../../../src/features/session/sign-in/auth.context';
import { OpenStep } from '../../../src/features/session/steps/open-steps';
import { signInStepsModel } from '../../machines/session/sign-in-steps.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { button, field, press, restingAuth, SignInStage, type } from './sign-in-stage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

type At = Parameters<Parameters<typeof useSteps>[0]>[0];

/** The code has a flow of its own, which is walked by itself. */
function Screen() {
  const isCode = useSteps((at) => at.matches('otp'));
  return isCode ? <p>the code</p> : <OpenStep />;
}

const isBusy = (name: string) => button(name)?.getAttribute('aria-busy') === 'true';
const saysBack = (at: At) => expect(button('Back') !== null).toBe(canGoBack(at));
const said = (text: string) => screen.queryByText(text) !== null;

const sees: Record<string, (at: At) => void> = {
  otp: () => expect(screen.getByText('the code')).toBeDefined(),
  'phone_modal.editing': (at) => {
    expect(field('Phone')).not.toBeNull();
    expect(isBusy('Continue')).toBe(false);
    expect(said('This phone belongs to another account.')).toBe(at.context.failure !== null);
    saysBack(at);
  },
  'phone_modal.submitting': () => expect(isBusy('Continue')).toBe(true),
  'user_info.editing': (at) => {
    const { missingContact, fieldErrors } = at.context;
    expect([field('Name'), field('Email'), field('Phone')].map(Boolean)).toEqual([
      true,
      missingContact === 'email',
      missingContact === 'phone',
    ]);
    expect(said('There is no such code.')).toBe(fieldErrors.length > 0);
    saysBack(at);
  },
  'user_info.submitting': () => expect(isBusy('Continue')).toBe(true),
  'is_exist_user.asking': (at) => {
    expect(said('Eli M.')).toBe(true);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/eli.webp');
    expect([button('Yes'), button('No')].map(Boolean)).toEqual([true, true]);
    expect(screen.getByRole('alert', { hidden: true }).textContent !== '').toBe(at.context.failure !== null);
    saysBack(at);
  },
  'is_exist_user.confirming': () => expect(isBusy('Yes')).toBe(true),
  done: () => expect(said('the code')).toBe(false),
  left: () => expect(said('the code')).toBe(false),
};

it.each(signInStepsModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [AUTH-01, AUTH-39, AUTH-55, AUTH-56]',
  (_, path) =>
    walkPage({
      machine: signInStepsMachine,
      path: path as never,
      page: (actor) => (
        <SignInStage auth={restingAuth()}>
          <StepsActor actor={actor as never}>
            <Screen />
          </StepsActor>
        </SignInStage>
      ),
      press: {
        'phone.submitted': ({ phone }: { phone: string }) => {
          type('Phone', phone);
          press('Continue');
        },
        'info.submitted': ({ form }: { form: InfoForm }) => {
          type('Name', form.name);
          if (field('Phone')) type('Phone', '+971501234567');
          else type('Email', form.email ?? '');
          press('Continue');
        },
        'existing.confirmed': () => press('Yes'),
        'existing.denied': () => press('No'),
        'back.requested': () => press('Back'),
      },
      outside: ['notice'],
      // The way back from the code is on the code's own page.
      elsewhere: { 'back.requested': (at: At) => at.matches('otp') },
      sees: sees as never,
    }),
);
