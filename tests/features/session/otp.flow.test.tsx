import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isWholeCode } from '../../../domain/auth/code';
import { otpMachine } from '../../../machines/session/otp.machine';
import { CodeStep } from '../../../src/features/session/code/code-step';
import { OtpActor, type useOtp } from '../../../src/features/session/sign-in/auth.context';
import { minute, otpModel } from '../../machines/session/otp.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { button, field, pressIfThere, restingAuth, SignInStage } from './sign-in-stage';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: minute.endsAt - minute.lasts });
});
afterEach(() => {
  vi.useRealTimers();
});

type At = Parameters<Parameters<typeof useOtp>[0]>[0];

const code = () => field('6-digit code');
const seesCode = ({ context }: At) => {
  expect(code()?.value).toBe(context.code);
  expect(screen.getByText(context.contact.value)).toBeDefined();
};

const isSending = () => expect(button('Resend code')?.getAttribute('aria-busy')).toBe('true');

const sees: Record<string, (at: At) => void> = {
  'code.entering.typing': (at) => {
    seesCode(at);
    expect(code()?.readOnly).toBe(false);
    expect(code()?.getAttribute('aria-invalid')).toBe(at.context.failure ? 'true' : null);
    expect((button('Verify') as HTMLButtonElement).disabled).toBe(!isWholeCode(at.context.code));
  },
  'code.entering.leftEmpty': (at) => {
    seesCode(at);
    expect(code()?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('field is empty') === null).toBe(at.context.failure !== null);
  },
  'code.verifying': (at) => {
    seesCode(at);
    expect(code()?.readOnly).toBe(true);
    expect(button('Verify')?.getAttribute('aria-busy')).toBe('true');
  },
  'code.done': seesCode,
  'resend.locked': () => {
    expect(screen.getByRole('timer').textContent).toBe('Resend in 1:00');
    expect(button('Resend code')).toBeNull();
  },
  'resend.locking': () => expect([screen.queryByRole('timer'), button('Resend code')]).toEqual([null, null]),
  'resend.commissioning': isSending,
  'resend.available': () => expect(button('Resend code')?.getAttribute('aria-busy')).toBeNull(),
  'resend.sending.byShop': isSending,
  'resend.sending.byProvider': isSending,
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
        'code.left': () => void fireEvent.blur(code() as HTMLInputElement),
        'code.submitted': (_event, before) => {
          const verify = button('Verify') as HTMLButtonElement;
          if ((before as unknown as At).context.code === '')
            return void fireEvent.keyDown(code() as HTMLInputElement, { key: 'Enter' });
          if (verify.disabled) return 'outside';
          fireEvent.click(verify);
        },
        'resend.requested': () => pressIfThere('Resend code'),
      },
      outside: [],
      sees: sees as never,
    }),
);
