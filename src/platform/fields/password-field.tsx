import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import classes from './field.module.css';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'after' | 'isLtr'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  const [isShown, show] = useState(false);
  return (
    <TextField
      placeholder={t`At least 6 characters`}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={classes.eye}
          aria-pressed={isShown}
          aria-label={t`Show password`}
          onClick={() => show(!isShown)}
        >
          <Eye isCrossed={isShown} />
        </button>
      }
    />
  );
}

/** Drawn here, because the library's eye comes in one download with the cards of the shop. */
const Eye = ({ isCrossed }: { isCrossed: boolean }) => (
  <svg width={22} height={22} viewBox="0 0 24 24" className={classes.icon} aria-hidden="true">
    <path d="M2.5 12c2.4-4.2 5.6-6.3 9.5-6.3s7.1 2.1 9.5 6.3c-2.4 4.2-5.6 6.3-9.5 6.3s-7.1-2.1-9.5-6.3z" />
    <circle cx={12} cy={12} r={2.6} />
    {isCrossed ? <path d="M4 4l16 16" /> : null}
  </svg>
);
