import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import type { SignInMethods } from '../../../domain/auth/login';
import { authMachine } from '../../../machines/session/auth.machine';
import type { AuthInput } from '../../../machines/session/auth.types';
import { AuthStep } from '../../../src/features/session/sign-in/auth-step';
import { authInput, mixes, refused, wrongPassword } from '../../machines/session/sign-ins';
import { renderPage } from '../../support/walk-page';
import { button, field, SignInStage, type } from './sign-in-stage';

// Slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

vi.mock('../../../src/features/session/passkey/use-passkey-offer', () => ({
  usePasskeyOffer: () => undefined,
}));

type Answers = { signIn?: unknown; signUp?: unknown };

/** Shows the dialog's content. The server gives these answers, or none. */
async function show(overrides: Partial<AuthInput> = {}, { signIn, signUp }: Answers = {}, config = {}) {
  const calls: unknown[] = [];
  const answer = (value: unknown) =>
    fromPromise(async ({ input }) => {
      calls.push(input);
      if (value === undefined) return new Promise(() => undefined);
      throw value;
    });
  const auth: AnyActorRef = createActor(
    authMachine.provide({ actors: { signIn: answer(signIn), signUp: answer(signUp) } as never }),
    { input: authInput(overrides) },
  ).start();
  const login = overrides.login ?? mixes.all;
  await renderPage(
    <SignInStage auth={auth} config={{ login, ...config }}>
      <AuthStep />
    </SignInStage>,
  );
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const says = (text: string) => screen.findByText(text);
const described = (label: string) =>
  document.getElementById(field(label)?.getAttribute('aria-describedby') ?? '')?.textContent;

const WAYS: Record<SignInMethods, string[]> = {
  all: ['password', 'code', 'Google', 'Facebook', 'Apple'],
  otp_manual: ['password', 'code'],
  otp_social: ['phone', 'Google', 'Facebook', 'Apple'],
  manual_social: ['password', 'Google', 'Facebook', 'Apple'],
  otp: ['phone'],
  manual: ['password'],
  social: ['Google', 'Facebook', 'Apple'],
  none: [],
};

const SORRY =
  'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.';

it.each(Object.entries(WAYS))(
  'the setting %s offers a guest exactly its sign-in methods [AUTH-02, AUTH-03, AUTH-20, MSG-65, PERM-10]',
  async (mix, ways) => {
    await show({ login: mixes[mix as SignInMethods] });
    const offered = {
      password: field('Password'),
      code: button('Sign in with a code'),
      phone: field('Phone'),
      Google: button('Continue with Google'),
      Facebook: button('Continue with Facebook'),
      Apple: button('Continue with Apple'),
    };
    expect(Object.entries(offered).flatMap(([way, found]) => (found ? [way] : []))).toEqual(ways);
    expect(button('Back')).toBeNull();
    const help = screen.queryByText(SORRY)?.parentElement?.querySelector('a') ?? null;
    expect(help?.textContent ?? null).toBe(ways.length === 0 ? 'Help & Support' : null);
  },
);

it.each(Object.entries(WAYS))(
  'the sign-in form with the setting %s shows whose terms the customer accepts [AUTH-10]',
  async (mix, ways) => {
    await show({ login: mixes[mix as SignInMethods] });
    const terms = screen.queryByRole('link', { name: 'Terms & Conditions', hidden: true });
    expect(terms !== null).toBe(ways.length > 0);
    const box = screen.queryByRole<HTMLInputElement>('checkbox', { name: /^I accept the/ });
    expect(box?.checked ?? null).toBe(ways.includes('password') ? true : null);
    const isNoted = ways.length > 0 && !ways.includes('password');
    expect(screen.queryByText(/^By continuing you agree to our/) !== null).toBe(isNoted);
  },
);

it('a password sign-in is rejected when the terms are unticked [AUTH-10]', async () => {
  const calls = await show();
  type('Email or phone', 'amira@souk.example');
  type('Password', 'demo1234');
  fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the/ }));
  press('Sign In');
  await says('You must accept the terms and conditions');
  expect(calls).toEqual([]);
});

it.each([true, false])(
  'the customer can choose another country only if the operator allows it: %s [FOOT-09]',
  async (can) => {
    await show({ login: mixes.otp }, {}, { hasCountryPicker: can });
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code', hidden: true });
    expect([country.disabled, country.value]).toEqual([!can, 'AE']);
  },
);

it.each([1, 2, 3])('%i provider buttons are arranged by their number [AUTH-04]', async (count) => {
  const social = mixes.manual_social.social.slice(0, count);
  await show({ login: { ...mixes.manual_social, social } });
  const buttons = screen.getAllByRole('button', { name: /^Continue with/ });
  expect(buttons).toHaveLength(count);
  expect(buttons[0]?.textContent).toBe(count === 1 ? 'Continue with Google' : 'Google');
  expect(buttons[0]?.parentElement?.dataset.columns).toBe(String(count));
});

it('sign-in providers show their full names when there is no other sign-in method [AUTH-04]', async () => {
  await show({ login: mixes.social });
  const buttons = screen.getAllByRole('button', { name: /^Continue with/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Continue with Google',
    'Continue with Facebook',
    'Continue with Apple',
  ]);
  expect(document.activeElement).toBe(buttons[0]);
});

it('the sign-in form reports missing fields and focuses the first one [AUTH-11, AUTH-12, MSG-46, MSG-47, MSG-48, MSG-49]', async () => {
  const calls = await show();
  press('Sign In');
  await says('Email or phone number is required');
  expect(described('Password')).toBe('Password is required');
  await waitFor(() => expect(document.activeElement).toBe(field('Email or phone')));

  type('Email or phone', 'amira@');
  type('Password', 'short');
  press('Sign In');
  await says('Must be a valid email or phone number');
  expect(described('Password')).toBe('Password is too short - should be 6 chars minimum.');
  expect(calls).toEqual([]);
});

it('a field of the sign-in form is validated when it loses the focus [AUTH-11]', async () => {
  await show();
  type('Email or phone', 'nobody');
  fireEvent.blur(field('Email or phone') as HTMLElement);
  await says('Must be a valid email or phone number');
  expect(described('Password')).toBeUndefined();
});

it('a wrong password keeps the identifier and focuses the password [AUTH-22]', async () => {
  await show({ rememberedContact: 'amira@souk.example' }, { signIn: wrongPassword });
  expect(field('Email or phone')?.value).toBe('amira@souk.example');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
  type('Password', 'demo9999');
  press('Sign In');
  const alert = await says('These do not belong together.');
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(field('Email or phone')?.value).toBe('amira@souk.example');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
});

it('a local number is sent with the shop’s country code [AUTH-13, LOC-20]', async () => {
  const calls = await show();
  type('Email or phone', '050 111 0001');
  type('Password', 'demo1234');
  press('Sign In');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ request: { contact: { type: 'phone', value: '+971501110001' } } });
});

it.each([
  ['501110001', '+971501110001'],
  ['٠٥٠١١١٠٠٠١', '+971501110001'],
  ['971501110001', '+971501110001'],
  ['+49 30 901820', '+4930901820'],
  ['0049 30 901820', '+4930901820'],
])('the phone number %s is read with the chosen country [AUTH-14, LOC-20]', async (typed, meant) => {
  const calls = await show({ login: mixes.otp });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('AE');
  press('Send code');
  await says('Please give a phone number');
  type('Phone', typed);
  press('Send code');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({ request: { type: 'otp', phone: meant } });
});

it('a pending code restores its phone number, so that one press leads to the code field [AUTH-14]', async () => {
  const calls = await show({ expectedAt: '+971501110001' });
  expect(field('Phone')?.value).toBe('0501110001');
  press('Send code');
  await waitFor(() => expect(calls).toEqual([{ request: { type: 'otp', phone: '+971501110001' } }]));
});

it('a number of nine digits with its country code is rejected for any country [AUTH-14, MSG-51]', async () => {
  const calls = await show({ login: mixes.otp });
  fireEvent.change(screen.getByRole('combobox', { name: 'Country code' }), { target: { value: 'US' } });
  type('Phone', '55512345');
  press('Send code');
  await says('Number must be 10 digits');
  expect(calls).toEqual([]);
});

it('a sign-up without accepted terms is rejected with a message [AUTH-31, AUTH-32, AUTH-33, AUTH-34, AUTH-35, AUTH-36, NAV-20, MSG-50, MSG-52, MSG-53, MSG-54, MSG-55]', async () => {
  const calls = await show({ start: 'sign-up' });
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up', hidden: true });
  expect(submit.disabled).toBe(true);
  expect(document.getElementById(submit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You must accept the terms and conditions',
  );
  const terms = screen.getByRole('link', { name: 'Terms & Conditions' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
    '/terms-and-conditions',
    '_blank',
  ]);

  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  expect(submit.disabled).toBe(false);
  press('Sign Up');
  await says('First name is required');
  expect(['Email', 'Phone', 'Password', 'Confirm password'].map(described)).toEqual([
    'Email is required',
    'Please give a phone number',
    'Password is required',
    'Passwords must match',
  ]);
  type('Email', 'nia@harbour');
  press('Sign Up');
  await says('Must be a valid email');
  expect(described('Email')).toBe('Must be a valid email');
  expect(calls).toEqual([]);
});

it('a short password of a new account is rejected with the message of the sign-up [AUTH-34, MSG-56]', async () => {
  const calls = await show({ start: 'sign-up' });
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  type('Password', '12345');
  press('Sign Up');
  await says('Password must be at least 6 characters');
  expect(described('Password')).toBe('Password must be at least 6 characters');
  expect(calls).toEqual([]);
});

it('the referral code of a link is prefilled, and a customer with a wrong code can sign up without it [AUTH-08, AUTH-39]', async () => {
  sessionStorage.setItem('souk-ref', 'AMIRA01');
  const wrongCode = refused(['ref_code', 'This referral code is not valid.']);
  const calls = await show({ start: 'sign-up' }, { signUp: wrongCode });
  sessionStorage.removeItem('souk-ref');
  expect(field('Referral code (optional)')?.value).toBe('AMIRA01');
  const typed = {
    Name: 'Nia',
    Email: 'nia@souk.example',
    Phone: '0501234567',
    Password: 'secret1',
    'Confirm password': 'secret1',
  };
  for (const [label, text] of Object.entries(typed)) type(label, text);
  fireEvent.click(screen.getByRole('checkbox', { hidden: true }));
  press('Sign Up');
  await says('This referral code is not valid.');
  await waitFor(() => expect(document.activeElement).toBe(field('Referral code (optional)')));
  type('Referral code (optional)', '');
  press('Sign Up');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ form: { name: 'Nia', phone: '+971501234567', refCode: null } });
});

it('typed values are kept when the customer switches between sign-in and sign-up [AUTH-01]', async () => {
  await show();
  type('Email or phone', 'amira@souk.example');
  press('Sign Up');
  type('Name', 'Amira');
  press('Sign In');
  expect(field('Email or phone')?.value).toBe('amira@souk.example');
  press('Sign Up');
  expect(field('Name')?.value).toBe('Amira');
});

it('a button shows the password, the form states the minimum length, and password managers can fill it in [AUTH-12, AUTH-19, AUTH-63, X-13]', async () => {
  await show();
  const password = field('Password');
  expect([password?.type, password?.placeholder, password?.autocomplete]).toEqual([
    'password',
    'At least 6 characters',
    'current-password',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show password', hidden: true }));
  expect(password?.type).toBe('text');
  expect(field('Email or phone')?.getAttribute('autocomplete')).toBe('username webauthn');
});
