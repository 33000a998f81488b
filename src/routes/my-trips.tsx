import { createFileRoute } from '@tanstack/react-router';
import { ordersSearch } from '../features/orders/list/orders-search';
import { accountRoute } from './-account-route';

/** Parameters: active or past trips, and page number [RENT-54]. */
export const Route = createFileRoute('/my-trips')({ validateSearch: ordersSearch, ...accountRoute() });
