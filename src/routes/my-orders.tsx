import { createFileRoute } from '@tanstack/react-router';
import { ordersSearch } from '../features/orders/list/orders-search';
import { accountRoute } from './-account-route';

/** Which orders: running or past, of which market, which page [ORD-02]. */
export const Route = createFileRoute('/my-orders')({ validateSearch: ordersSearch, ...accountRoute() });
