import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Trip } from '../../../../domain/rental/trip-search';
import { addressOfTrip } from '../search/rental-address';

type Props = { id: number; trip: Trip | null; className?: string | undefined; children: ReactNode };

/** A link to a vehicle. Its URL contains the searched trip [NAV-18]. */
export const VehicleLink = ({ id, trip, className, children }: Props) => (
  <Link
    className={className}
    to="/rental/vehicle-details/$id"
    params={{ id: String(id) }}
    search={trip ? { from: 'from_search', ...addressOfTrip(trip) } : {}}
  >
    {children}
  </Link>
);

export const ProviderLink = ({ id, trip, className, children }: Props) => (
  <Link
    className={className}
    to="/rental/provider-details/$id"
    params={{ id: String(id) }}
    search={trip ? addressOfTrip(trip) : {}}
  >
    {children}
  </Link>
);
