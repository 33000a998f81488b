import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { usePanel } from '../../../ui/layers/search-layer';

export function SignInButton({ isWide = false }: { isWide?: boolean }) {
  const signIn = usePanel('sign-in');
  return (
    <Button variant="strong" radius="xl" fullWidth={isWide} aria-haspopup="dialog" onClick={signIn.open}>
      <Trans>Sign In</Trans>
    </Button>
  );
}
