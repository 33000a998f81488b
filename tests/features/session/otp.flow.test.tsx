import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isWholeCode } from '../../../domain/auth/code';
import { otpMachine } from '../../../machines/session/otp.machine';
import { CodeStep } from '../../../src/features/session/code/code-step';
import { OtpActor, type useOtp } from '../../../src/features/session/sign-in/auth.context';
import { otpModel } from '../../machines/session/otp.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { button, field, pressIfThere, restingAuth, SignInStage } from './sign-in-stage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

type At = Parameters<Parameters<typeof useOtp>[0]>[0];

const code = () => field('6-digit code');
const seesCode = ({ context }: At) => {
  expect(code()?.value).toBe(context.code);
  expect(screen.getByText(context.contact.value)).toBeDefined();
};

const sees: Record<string, (at: At) => void> = {
  'code.entering': (at) => {
    seesCode(at);
    expect(code()?.readOnly).toBe(false);
    expect(code()?.getAttribute('aria-invalid')).toBe(at.context.failure ? 'true' : null);
    expect((button('Verify') as HTMLButtonElement).disabled).toBe(!isWholeCode(at.context.code));
  },
  'code.verifying': (at) => {
    seesCode(at);
    expect(code()?.readOnly).toBe(true);
    expect(button('Verify')?.getAttribute('aria-busy')).toBe('true');
  },
  'code.done': seesCode,
  'resend.locked': ({ context: { secondsLeft } }) => {
    const [minutes, seconds] = [Math.floor(secondsLeft / 60), String(secondsLeft % 60).padStart(2, '0')];
    expect(screen.getByRole('timer').textContent).toBe(`Resend in ${minutes}:${seconds}`);
    expect(button('Resend code')).toBeNull();
  },
  'resend.available': () => expect(button('Resend code')?.getAttribute('aria-busy')).toBeNull(),
  'resend.sending': () => expect(button('Resend code')?.getAttribute('aria-busy')).toBe('true'),
  'resend.closed': () => expect(screen.queryByRole('timer')).toBeNull(),
};

it.each(otpModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [AUTH-40, AUTH-41, AUTH-43]',
  (_, path) =>
    walkPage({
      machine: otpMachine,
      path: path as never,
      page: (actor) => (
        <SignInStage auth={restingAuth()}>
          <OtpActor actor={actor as never}>
            <CodeStep onBack={() => undefined} />
          </OtpActor>
        </SignInStage>
      ),
      press: {
        'code.typed': ({ code: typed }: { code: string }, before) => {
          if (code()?.readOnly || (before as unknown as At).context.code === typed) return 'outside';
          fireEvent.change(code() as HTMLInputElement, { target: { value: typed } });
        },
        'code.submitted': () => {
          const verify = button('Verify') as HTMLButtonElement;
          if (verify.disabled) return 'outside';
          fireEvent.click(verify);
        },
        'resend.requested': () => pressIfThere('Resend code'),
      },
      outside: ['lock.ticked'],
      sees: sees as never,
    }),
);
