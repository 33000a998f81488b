import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const HomeButton = () => (
  <Button variant="light" renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Go to the market</Trans>
  </Button>
);
