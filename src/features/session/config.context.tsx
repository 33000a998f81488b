import { createContext, type ReactNode, useContext } from 'react';
import type { Config } from '../../../domain/config';
import type { Notice } from '../../../machines/shared/notice';

type ShopBasics = {
  config: Config;
  /** The shop's clock: the server's, moved on by the time since the page came. */
  now: () => number;
  /** Short news for the customer from a flow of a page. */
  notify: (notice: Notice) => void;
};

const ShopContext = createContext<ShopBasics | null>(null);

export function ShopProvider({ config, now, notify, children }: ShopBasics & { children: ReactNode }) {
  return <ShopContext value={{ config, now, notify }}>{children}</ShopContext>;
}

const useShop = (): ShopBasics => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useConfig and useClock need a ShopProvider');
  return shop;
};

export const useConfig = (): Config => useShop().config;
export const useNotify = (): ShopBasics['notify'] => useShop().notify;
export const useClock = (): (() => number) => useShop().now;
