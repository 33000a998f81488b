import { useLingui } from '@lingui/react/macro';
import type { ModuleType } from '../../../domain/catalogue';
import type { WishKind } from '../../../machines/wishlist/wishlist.types';

export type WishlistWords = { tab: string; empty: string; hint: string };

/** What the market calls its things and its sellers [WISH-01, WISH-02, Q-50]. */
export function useWishlistWords(type: ModuleType | null | undefined): Record<WishKind, WishlistWords> {
  const { t } = useLingui();
  const isFood = type === 'food';
  return {
    item: isFood
      ? {
          tab: t`Foods`,
          empty: t`No favourite foods found`,
          hint: t`Press the heart on a dish you love, and it waits for you here.`,
        }
      : {
          tab: t`Items`,
          empty: t`No favourite items found`,
          hint: t`Press the heart on something you like, and it waits for you here.`,
        },
    store: isFood
      ? {
          tab: t`Restaurants`,
          empty: t`No favourite restaurants found`,
          hint: t`Press the heart of a restaurant, and the way back to it is one step.`,
        }
      : {
          tab: t`Stores`,
          empty: t`No favourite stores found`,
          hint: t`Press the heart of a store, and the way back to it is one step.`,
        },
    vehicle: {
      tab: t`Vehicles`,
      empty: t`No favourite Vehicles found`,
      hint: t`Press the heart of a vehicle, and it waits for your next trip here.`,
    },
    provider: {
      tab: t`Providers`,
      empty: t`No favourite Providers found`,
      hint: t`Press the heart of a provider, and the way back to it is one step.`,
    },
  };
}
