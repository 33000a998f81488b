import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

const Others = () => (
  <Button
    variant="light"
    renderRoot={(props) => <Link to="/rental/vehicle-search" search={{ all_category: 1 }} {...props} />}
  >
    <Trans>All vehicles</Trans>
  </Button>
);

/** A missing vehicle or provider: explains and leads on [NAV-27]. */
export const MissingVehicle = () => (
  <div className="page">
    <EmptyState
      headingLevel={1}
      title={<Trans>This vehicle is no longer available</Trans>}
      action={<Others />}
    >
      <Trans>The provider may no longer offer it. Try another vehicle.</Trans>
    </EmptyState>
  </div>
);

export const MissingProvider = () => (
  <div className="page">
    <EmptyState
      headingLevel={1}
      title={<Trans>This provider is no longer available</Trans>}
      action={<Others />}
    >
      <Trans>It may have closed or moved. Try another provider.</Trans>
    </EmptyState>
  </div>
);
