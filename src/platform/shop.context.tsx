import { rootRouteId, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import type { Config } from '../../domain/config';
import type { PageEvent } from '../../machines/storefront.types';
import type { Api } from '../api/api';
import type { Reads } from './reads';

type ShopBasics = {
  config: Config;
  /** Returns the server's time at page load plus the time since then. */
  now: () => number;
  sendToRoot: (event: PageEvent) => void;
};

const ShopContext = createContext<ShopBasics | null>(null);

export const ShopProvider = ({ children, ...basics }: ShopBasics & { children: ReactNode }) => (
  <ShopContext value={basics}>{children}</ShopContext>
);

const outsideShop = (event: PageEvent): never => {
  throw new Error(`Nobody hears "${event.type}" without a ShopProvider`);
};

const useShop = (): ShopBasics => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useConfig, useClock and useSendToRoot need a ShopProvider');
  return shop;
};

export const useConfig = (): Config => useShop().config;
export const useSendToRoot = (): ShopBasics['sendToRoot'] =>
  useContext(ShopContext)?.sendToRoot ?? outsideShop;
export const useClock = (): (() => number) => useShop().now;

/** Returns the API, for the effects of page flows. Pages get their data from loaders. */
export const useApi = (): Api => useRouteContext({ from: rootRouteId, select: ({ api }) => api });

/** Returns the cache, for components whose data no route loads. They read again after every navigation. */
export function useReads(): Reads {
  useRouterState({ select: ({ isLoading }) => isLoading });
  return useRouteContext({ from: rootRouteId, select: ({ reads }) => reads });
}

/** Returns a function that refetches all data of the page, for example when a sale has ended. */
export function useReloadPageData(): () => void {
  const router = useRouter();
  const reads = useReads();
  return () => {
    reads.forget();
    void router.invalidate();
  };
}
