import type { Trip } from '../../../../domain/rental/trip-search';
import { RentalSearchProvider } from '../search/rental-search.context';
import { SearchPanel } from '../search/search-panel';

const ALL = { all_category: 1 as const };

/** The search form on a vehicle's page, with the past trip of its URL. */
export const SearchTrip = ({ lapsed }: { lapsed: Trip | null }) => (
  <RentalSearchProvider trip={null} lapsed={lapsed} filters={null}>
    <SearchPanel keeps={ALL} />
  </RentalSearchProvider>
);
