import { Trans } from '@lingui/react/macro';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { FoundVehicle } from '../../../api/rental-mapping';
import { Dialog } from '../../../platform/layers/dialog';
import { AddVehicleButton } from '../add/add-vehicle-button';
import { VehicleFacts } from '../cards/vehicle-facts';
import { VehicleLink } from '../cards/vehicle-link';
import { Availability } from './availability';
import { TripPrices } from './trip-prices';
import { VehicleGallery } from './vehicle-gallery';
import classes from './vehicle-page.module.css';

type Props = { vehicle: FoundVehicle; trip: Trip | null; onClose: () => void };

/** Shows a vehicle's main facts in a dialog above the list [RENT-30]. */
export const VehicleQuickView = ({ vehicle, trip, onClose }: Props) => (
  <Dialog layer="vehicle" title={<bdi>{vehicle.name}</bdi>} size="medium" onClose={onClose}>
    <div className={classes.quick}>
      <VehicleGallery vehicle={vehicle} />
      <VehicleFacts vehicle={vehicle} />
      <TripPrices vehicle={vehicle} trip={trip} />
      <Availability vehicle={vehicle} trip={trip} />
      <AddVehicleButton vehicle={vehicle} trip={trip} isKindChosen={trip !== null} />
      <VehicleLink id={vehicle.id} trip={trip} className={classes.take}>
        <Trans>View all details</Trans>
      </VehicleLink>
    </div>
  </Dialog>
);
