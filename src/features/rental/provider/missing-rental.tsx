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

/** The address leads to something that is gone: say so, and lead on [NAV-27]. */
export const MissingVehicle = () => (
  <div className="page">
    <EmptyState
      headingLevel={1}
      title={<Trans>This vehicle is no longer available</Trans>}
      action={<Others />}
    >
      <Trans>The provider may have taken it off the list. Others are waiting.</Trans>
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
      <Trans>It may have closed for good or moved. Others let vehicles here.</Trans>
    </EmptyState>
  </div>
);
