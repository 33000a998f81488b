import { createContext, type ReactNode, useContext } from 'react';
import type { Config } from '../../../domain/config';

type ShopBasics = {
  config: Config;
  /** The shop's clock: the server's, moved on by the time since the page came. */
  now: () => number;
};

const ShopContext = createContext<ShopBasics | null>(null);

export function ShopProvider({ config, now, children }: ShopBasics & { children: ReactNode }) {
  return <ShopContext value={{ config, now }}>{children}</ShopContext>;
}

const useShop = (): ShopBasics => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useConfig and useClock need a ShopProvider');
  return shop;
};

export const useConfig = (): Config => useShop().config;
export const useClock = (): (() => number) => useShop().now;
