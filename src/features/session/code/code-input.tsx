import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { CODE_LENGTH, codeDigits } from '../../../../domain/auth/code';
import classes from './code-input.module.css';

type Props = {
  label: ReactNode;
  value: string;
  onType: (code: string) => void;
  onLeave: () => void;
  onEnter: () => void;
  isBusy: boolean;
  problem?: string | undefined;
  /** The rejection of the last code. Each one is a new object, so that the effect focuses the field again. */
  refusal: object | null;
};

const places = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** One input that looks like six boxes. Paste, autofill and Arabic digits therefore work [AUTH-43]. */
export function CodeInput({ label, value, onType, onLeave, onEnter, isBusy, problem, refusal }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.boxes} dir="ltr" data-invalid={problem ? true : undefined}>
        {places.map((place) => (
          <span
            key={place}
            className={classes.box}
            aria-hidden="true"
            data-current={place === Math.min(value.length, CODE_LENGTH - 1) || undefined}
          >
            {value[place]}
          </span>
        ))}
        <input
          ref={field}
          id={id}
          className={classes.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          value={value}
          readOnly={isBusy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ currentTarget }) => onType(codeDigits(currentTarget.value))}
          onBlur={onLeave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
          // Moves the cursor to the end. A selection is replaced as usual.
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd } = currentTarget;
            if (selectionStart === selectionEnd) currentTarget.setSelectionRange(value.length, value.length);
          }}
        />
      </div>
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

type MessageCode = Credential & { code?: string };
type MessageRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Takes the code from a text message if the phone offers it (WebOTP) [AUTH-43]. */
export function useWebOtp(onCode: (code: string) => void): void {
  const notify = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: MessageRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (found: MessageCode | null) => {
        if (found?.code && !controller.signal.aborted) notify(codeDigits(found.code));
      },
      // The customer declined, no message arrived, or the request was aborted. The customer then types the
      // code.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
}
