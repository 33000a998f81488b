import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authMachine } from '../../../machines/session/auth.machine';
import type { AuthEvent, SignUpForm } from '../../../machines/session/auth.types';
import { useAuth } from '../../../src/features/session/sign-in/auth.context';
import { AuthStep } from '../../../src/features/session/sign-in/auth-step';
import { authModel } from '../../machines/session/auth.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { button, field, press, SignInStage, type } from './sign-in-stage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

type Sent<TType> = Extract<AuthEvent, { type: TType }>;
type At = Parameters<Parameters<typeof useAuth>[0]>[0];

/** The flows inside of this one are walked on their own. */
function Screen() {
  const inner = useAuth((at) => ['completing', 'forgotPassword'].find((state) => at.matches(state as never)));
  return inner ? <p>{inner}</p> : <AuthStep />;
}

const submit = 'Sign In';

function signUp({ name, email, phone, password, confirmPassword }: SignUpForm): void {
  type('Name', name);
  type('Email', email);
  type('Phone', phone);
  type('Password', password);
  type('Confirm password', confirmPassword);
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up', hidden: true }));
}

const saysWhy = ({ context }: At) => {
  const said = screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
  const failed = context.failure !== null && context.fieldErrors.every(({ code }) => code === 'auth');
  expect(said.some((text) => text !== '')).toBe(failed);
};

const offers = ({ context: { login } }: At) => {
  for (const name of ['Google', 'Facebook', 'Apple'])
    expect(button(`Continue with ${name}`) !== null).toBe(login.social.length > 0);
};

const sees: Record<string, (at: At) => void> = {
  noMethod: () => {
    expect(screen.getByText(/^Sorry, Something Went Wrong\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Help & Support' })).toBeDefined();
  },
  noRecovery: () => {
    expect(screen.getByText(/^Sorry, Something Went Wrong\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Help & Support' })).toBeDefined();
    expect(button('Back')).not.toBeNull();
  },
  'sign-in.manual': (at) => {
    expect([field('Email or phone'), field('Password'), field('Phone')].map(Boolean)).toEqual([
      true,
      true,
      false,
    ]);
    expect(button('Sign in with a code') !== null).toBe(at.context.login.isOtpOn);
    expect(field('Email or phone')?.value || null).toBe(at.context.contact);
    saysWhy(at);
    offers(at);
  },
  'sign-in.otp': (at) => {
    expect([field('Email or phone'), field('Phone')].map(Boolean)).toEqual([false, true]);
    expect(button('Back') !== null).toBe(at.context.login.isManualOn);
    saysWhy(at);
    offers(at);
  },
  'sign-in.social': (at) => {
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    offers(at);
  },
  'identifying.asking': () => {
    expect(screen.getByText(/Go on in the window of Google/)).toBeDefined();
    expect(button('Cancel')).not.toBeNull();
  },
  'identifying.loading': () => {
    expect(screen.getByText('Loading Google Login...')).toBeDefined();
    expect(button('Cancel')).not.toBeNull();
  },
  'identifying.pressAgain': () => {
    expect(screen.getByText('Google is ready now. Please press the button again.')).toBeDefined();
    expect([button('Continue with Google'), button('Cancel')]).not.toContain(null);
  },
  signingIn: ({ context }) => {
    if (context.request?.type === 'social') expect(screen.getByText(/you are being signed in/)).toBeDefined();
    else
      expect(button(context.request?.type === 'otp' ? 'Send code' : submit)?.getAttribute('aria-busy')).toBe(
        'true',
      );
  },
  'sign-up.editing': (at) => {
    expect(field('Confirm password')).not.toBeNull();
    expect(button('Sign Up')?.getAttribute('aria-busy')).toBeNull();
    const isCodeWrong = at.context.fieldErrors.some(({ code }) => code === 'ref_code');
    expect(screen.queryByText('There is no such code.') !== null).toBe(isCodeWrong);
  },
  'sign-up.submitting': () => expect(button('Sign Up')?.getAttribute('aria-busy')).toBe('true'),
  completing: () => expect(screen.getByText('completing')).toBeDefined(),
  forgotPassword: () => expect(screen.getByText('forgotPassword')).toBeDefined(),
  completed: () => expect(screen.queryByText('completing')).toBeNull(),
};

it.each(authModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [AUTH-01, AUTH-03, AUTH-20]',
  (_, path) =>
    walkPage({
      machine: authMachine,
      path: path as never,
      page: (actor) => (
        <SignInStage auth={actor} config={{ login: actor.getSnapshot().context.login }}>
          <Screen />
        </SignInStage>
      ),
      press: {
        'method.chosen': () => press('Sign in with a code'),
        'signIn.submitted': ({ contact, password, isRemembered }: Sent<'signIn.submitted'>) => {
          type('Email or phone', contact.value);
          type('Password', password);
          const remember = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
          if (remember.checked !== isRemembered) fireEvent.click(remember);
          fireEvent.click(screen.getByRole('button', { name: submit, hidden: true }));
        },
        'codeSignIn.submitted': ({ phone }: Sent<'codeSignIn.submitted'>) => {
          type('Phone', phone);
          fireEvent.click(screen.getByRole('button', { name: 'Send code', hidden: true }));
        },
        'social.chosen': () => press('Continue with Google'),
        'social.cancelled': () => press('Cancel'),
        'signUp.chosen': () => press('Sign Up'),
        'signIn.chosen': () => press('Sign In'),
        'forgotPassword.chosen': ({ contact }: Sent<'forgotPassword.chosen'>) => {
          type('Email or phone', contact ?? '');
          press('Forgot password?');
        },
        'signUp.submitted': ({ form }: Sent<'signUp.submitted'>) => signUp(form),
        'back.requested': () => press('Back'),
      },
      outside: ['notice'],
      // Back leads from the code to the password.
      elsewhere: { 'method.chosen': (_, { method }: Sent<'method.chosen'>) => method === 'manual' },
      sees: sees as never,
    }),
);
