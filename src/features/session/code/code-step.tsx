import { Trans } from '@lingui/react/macro';
import { useOtp } from '../sign-in/auth.context';
import { BackButton, StepFrame } from '../steps/step-frame';
import { CodeForm } from './code-form';

/** A mistyped contact can be corrected, also where nothing else leads back [AUTH-03]. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const isPhone = useOtp(({ context }) => context.contact.type === 'phone');
  return (
    <StepFrame>
      <BackButton onPress={onBack}>
        {isPhone ? <Trans>Change number</Trans> : <Trans>Change email</Trans>}
      </BackButton>
      <CodeForm />
    </StepFrame>
  );
}
