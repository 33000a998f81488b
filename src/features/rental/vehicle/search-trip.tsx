import type { Trip } from '../../../../domain/rental/trip-search';
import { RentalSearchProvider } from '../search/rental-search.context';
import { SearchPanel } from '../search/search-panel';

const ALL = { all_category: 1 as const };

export const SearchTrip = ({ lapsed }: { lapsed: Trip | null }) => (
  <RentalSearchProvider trip={null} lapsed={lapsed} filters={null}>
    <SearchPanel keeps={ALL} />
  </RentalSearchProvider>
);
