import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FoundVehicle } from '../../../api/rental-mapping';
import type { BlockData } from '../../../platform/reads';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Block } from '../../catalogue/page/block';
import { Section } from '../../catalogue/page/section';
import { VehicleRow } from '../cards/vehicle-card';

const Others = () => (
  <Button
    variant="light"
    renderRoot={(props) => <Link to="/rental/vehicle-search" search={{ all_category: 1 }} {...props} />}
  >
    <Trans>All vehicles</Trans>
  </Button>
);

/** Explains that the vehicle is gone and shows similar ones [NAV-27]. */
export const MissingVehicle = ({ similar }: { similar: BlockData<FoundVehicle[]> }) => (
  <div className="page">
    <EmptyState
      headingLevel={1}
      title={<Trans>This vehicle is no longer available</Trans>}
      action={<Others />}
    >
      <Trans>The provider may no longer offer it. Try another vehicle.</Trans>
    </EmptyState>
    <Block data={similar}>
      {(vehicles) =>
        vehicles.length > 0 ? (
          <Section title={<Trans>Top rated vehicles</Trans>}>
            <VehicleRow vehicles={vehicles} trip={null} />
          </Section>
        ) : null
      }
    </Block>
  </div>
);

/** Explains that the provider is gone and links to others [NAV-27]. */
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
