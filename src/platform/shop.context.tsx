import { createContext, type ReactNode, useContext } from 'react';
import type { Config } from '../../domain/config';
import type { AuthMode, Intent } from '../../machines/shared/intent';
import type { Notice } from '../../machines/shared/notice';

/** The doors of the sign-in, for whoever needs a person and for the sign-in itself. */
export type SignInDoor = {
  /** Opens the sign-in; once it is done, the intent goes on where it was [AUTH-60]. */
  request(mode: AuthMode, intent: Intent | null): void;
  /** The sign-in is done: the shop remembers the token, says so, closes the panel and resumes the intent. */
  complete(token: string, entry: AuthMode): void;
  /** The sign-in was closed without an end: the intent is dropped. */
  dismiss(): void;
};

type ShopBasics = {
  config: Config;
  /** The shop's clock: the server's, moved on by the time since the page came. */
  now: () => number;
  /** Short news for the customer from a flow of a page. */
  notify: (notice: Notice) => void;
  signIn: SignInDoor;
};

const ShopContext = createContext<ShopBasics | null>(null);

export const ShopProvider = ({ children, ...basics }: ShopBasics & { children: ReactNode }) => (
  <ShopContext value={basics}>{children}</ShopContext>
);

const useShop = (): ShopBasics => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useConfig and useClock need a ShopProvider');
  return shop;
};

export const useConfig = (): Config => useShop().config;
export const useNotify = (): ShopBasics['notify'] => useShop().notify;
export const useClock = (): (() => number) => useShop().now;
export const useRequestSignIn = (): SignInDoor['request'] => useShop().signIn.request;
export const useCompleteSignIn = (): SignInDoor['complete'] => useShop().signIn.complete;
export const useDismissSignIn = (): SignInDoor['dismiss'] => useShop().signIn.dismiss;
