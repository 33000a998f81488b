import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { useRequestSignIn } from '../../session/sign-in-prompt.context';

export function SignInButton({ isWide = false }: { isWide?: boolean }) {
  const requestSignIn = useRequestSignIn();
  return (
    <Button
      variant="strong"
      shape="pill"
      fullWidth={isWide}
      aria-haspopup="dialog"
      onClick={() => requestSignIn('sign-in', null)}
    >
      <Trans>Sign In</Trans>
    </Button>
  );
}
