import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import type { OtpInput } from '../../../machines/session/otp.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { OtpActor } from '../../../src/features/session/sign-in/auth.context';
import { CodeStep } from '../../../src/features/session/steps/flow-frame';
import { otpInput } from '../../machines/session/otp.model';
import { wrongCode } from '../../machines/session/sign-ins';
import { renderPage } from '../../support/walk-page';
import { restingAuth, SignInStage } from './sign-in-stage';

const checked = vi.fn();

async function show(overrides: Partial<OtpInput> = {}) {
  const otp: AnyActorRef = createActor(
    otpMachine.provide({
      actors: {
        verifyCode: fromPromise<never, { code: string }>(async ({ input }) => {
          checked(input.code);
          throw wrongCode;
        }),
        watchLock: fromPromise(() => new Promise(() => undefined)),
      } as never,
    }),
    { input: otpInput(overrides) },
  ).start();
  await renderPage(
    <SignInStage auth={restingAuth()}>
      <OtpActor actor={otp as never}>
        <CodeStep onBack={() => undefined} />
      </OtpActor>
    </SignInStage>,
  );
  return screen.getByLabelText<HTMLInputElement>('6-digit code');
}

afterEach(() => {
  checked.mockClear();
  vi.unstubAllGlobals();
});

it('the one-time code has a single field with autocomplete for phones and password managers [AUTH-43, X-13]', async () => {
  const code = await show();
  expect(screen.getAllByRole('textbox')).toEqual([code]);
  expect([code.autocomplete, code.inputMode, code.getAttribute('maxlength')]).toEqual([
    'one-time-code',
    'numeric',
    null,
  ]);
  expect(document.activeElement).toBe(code);
});

it.each([
  ['123 456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['Your code is 987-654', '987654'],
])('a pasted code "%s" is accepted and submitted automatically [AUTH-43, X-13]', async (pasted, meant) => {
  const code = await show();
  await userEvent.click(code);
  await userEvent.paste(pasted);
  expect(checked).toHaveBeenCalledWith(meant);
});

it('a wrong code empties the field, shows the reason and focuses the field again [AUTH-38, AUTH-43]', async () => {
  const code = await show();
  await userEvent.type(code, '111111');
  expect((await screen.findByText('This code is wrong.')).getAttribute('role')).toBe('alert');
  expect(code.value).toBe('');
  expect(document.activeElement).toBe(code);
});

it('an empty code field is reported when it loses the focus, and fewer than six digits are not submitted [AUTH-72, AUTH-40, MSG-61]', async () => {
  const code = await show();
  fireEvent.blur(code);
  await screen.findByText('field is empty');
  await userEvent.type(code, '12345{Enter}');
  expect(screen.queryByText('field is empty')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(true);
  expect(checked).not.toHaveBeenCalled();
});

it('typing or deleting replaces the selected digits of the code [AUTH-40, AUTH-43]', async () => {
  const code = await show();
  await userEvent.type(code, '12345');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(code.value).toBe('');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('field is empty');
  await userEvent.type(code, '987');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste('246810');
  expect(checked).toHaveBeenCalledWith('246810');
});

it('the demo shows the one-time code on the page [AUTH-07, MSG-67]', async () => {
  await show({ demoCode: '123456' });
  expect(screen.getByText('For demo purpose use otp 123456')).toBeDefined();
});

it('the one-time code is not shown outside the demo [AUTH-07]', async () => {
  await show();
  expect(screen.queryByText(/For demo purpose/)).toBeNull();
});

it('the password recovery does not reveal whether an account exists [AUTH-75]', async () => {
  await show({ purpose: { type: 'reset' } });
  expect(screen.getByText(/^If there’s an account for/)).toBeDefined();
});

it('the code is read from the text message where the browser can, until the field is left [AUTH-43, X-13]', async () => {
  let found: (credential: object) => void = () => undefined;
  const requests: { signal?: AbortSignal }[] = [];
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    credentials: {
      get: (options: { signal?: AbortSignal }) => {
        requests.push(options);
        return new Promise((resolve) => {
          found = resolve;
        });
      },
    },
  });
  await show();
  expect(requests[0]).toMatchObject({ otp: { transport: ['sms'] } });
  found({ code: '135790' });
  await vi.waitFor(() => expect(checked).toHaveBeenCalledWith('135790'));
  expect(requests[0]?.signal?.aborted).toBe(false);
  cleanup();
  expect(requests[0]?.signal?.aborted).toBe(true);
});
