import type { OrderListKind } from '../../../api/order-api';

export type OrdersSearch = { tab?: OrderListKind; module?: number; page?: number };

const count = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

/** Drops invalid URL parameters. */
export function ordersSearch({ tab, module, page }: Record<string, unknown>): OrdersSearch {
  const market = count(module);
  const at = count(page);
  return {
    ...(tab === 'past' && { tab }),
    ...(market !== undefined && { module: market }),
    ...(at !== undefined && at > 1 && { page: at }),
  };
}
