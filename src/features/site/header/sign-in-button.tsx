import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { usePanel } from '../../../ui/layers/search-layer';

export function SignInButton({ isWide = false }: { isWide?: boolean }) {
  const signIn = usePanel('sign-in');
  return (
    <Button variant="strong" shape="pill" fullWidth={isWide} aria-haspopup="dialog" onClick={signIn.open}>
      <Trans>Sign In</Trans>
    </Button>
  );
}
