import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '@mantine/core';
import { type ComponentProps, type MouseEvent, useState } from 'react';

type Props = ComponentProps<typeof PasswordInput> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField(props: Props) {
  const { t } = useLingui();
  const [isShown, show] = useState(false);
  return (
    <PasswordInput
      placeholder={t`At least 6 characters`}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      visible={isShown}
      onVisibilityChange={show}
      visibilityToggleFocusable
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{
        type: 'button',
        'aria-label': t`Show password`,
        // Presses by screen readers have no pointer or key events, so `detail` is 0.
        onClick: ({ detail }: MouseEvent) => {
          if (detail === 0) show(!isShown);
        },
      }}
    />
  );
}

/** An inlined icon. The icon library's eye would load the chunk of the item cards. */
const Eye = ({ reveal }: { reveal: boolean }) => (
  <svg
    width={22}
    height={22}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentcolor"
    strokeWidth={1.7}
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M2.5 12c2.4-4.2 5.6-6.3 9.5-6.3s7.1 2.1 9.5 6.3c-2.4 4.2-5.6 6.3-9.5 6.3s-7.1-2.1-9.5-6.3z" />
    <circle cx={12} cy={12} r={2.6} />
    {reveal ? <path d="M4 4l16 16" /> : null}
  </svg>
);
