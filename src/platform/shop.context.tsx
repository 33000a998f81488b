import { rootRouteId, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import type { Config } from '../../domain/config';
import type { Notice } from '../../machines/shared/notice';
import type { Api } from '../api/api';
import type { Reads } from './reads';

type ShopBasics = {
  config: Config;
  /** The shop's clock: the server's, moved on by the time since the page came. */
  now: () => number;
  /** Short news for the customer from a flow of a page. */
  notify: (notice: Notice) => void;
};

const ShopContext = createContext<ShopBasics | null>(null);

export const ShopProvider = ({ children, ...basics }: ShopBasics & { children: ReactNode }) => (
  <ShopContext value={basics}>{children}</ShopContext>
);

const useShop = (): ShopBasics => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useConfig, useClock and useNotify need a ShopProvider');
  return shop;
};

export const useConfig = (): Config => useShop().config;
export const useNotify = (): ShopBasics['notify'] => useShop().notify;
export const useClock = (): (() => number) => useShop().now;

/** The server, for flows that live in a component; pages get their data from loaders. */
export const useApi = (): Api => useRouteContext({ from: rootRouteId, select: ({ api }) => api });

/** What the server answered: for parts of a page that no address names. They look again whenever the page does. */
export function useReads(): Reads {
  useRouterState({ select: ({ isLoading }) => isLoading });
  return useRouteContext({ from: rootRouteId, select: ({ reads }) => reads });
}

/** What is known is out of date, as prices are when a sale has ended: the page asks for everything again. */
export function useAskAgain(): () => void {
  const router = useRouter();
  const reads = useReads();
  return () => {
    reads.forget();
    void router.invalidate();
  };
}
