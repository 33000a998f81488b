import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';

export const HomeButton = () => (
  <Button variant="light" renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Go to home page</Trans>
  </Button>
);
