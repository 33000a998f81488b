import { createFileRoute } from '@tanstack/react-router';
import { ordersSearch } from '../features/orders/list/orders-search';
import { accountRoute } from './-account-route';

/** Parameters: active or past orders, module and page number [ORD-02]. */
export const Route = createFileRoute('/my-orders')({ validateSearch: ordersSearch, ...accountRoute() });
