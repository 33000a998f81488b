import { createFileRoute } from '@tanstack/react-router';
import { ordersSearch } from '../features/orders/list/orders-search';
import { accountRoute } from './-account-route';

/** Running or completed trips, page number [RENT-54]. */
export const Route = createFileRoute('/my-trips')({ validateSearch: ordersSearch, ...accountRoute() });
