import { useLingui } from '@lingui/react/macro';
import type { ModuleType } from '../../../domain/catalogue';
import type { FavouriteType } from '../../../machines/wishlist/wishlist.types';

export type WishlistTexts = { tab: string; empty: string; hint: string };

/** Returns the texts with the module's names for items and stores [WISH-01, WISH-02, Q-50]. */
export function useWishlistTexts(type: ModuleType | null | undefined): Record<FavouriteType, WishlistTexts> {
  const { t } = useLingui();
  const isFood = type === 'food';
  return {
    item: isFood
      ? {
          tab: t`Foods`,
          empty: t`No favourite foods found`,
          hint: t`Tap the heart on a dish you love to save it here.`,
        }
      : {
          tab: t`Items`,
          empty: t`No favourite items found`,
          hint: t`Tap the heart on anything you like to save it here.`,
        },
    store: isFood
      ? {
          tab: t`Restaurants`,
          empty: t`No favourite restaurants found`,
          hint: t`Tap the heart on a restaurant to save it here.`,
        }
      : {
          tab: t`Stores`,
          empty: t`No favourite stores found`,
          hint: t`Tap the heart on a store to save it here.`,
        },
    vehicle: {
      tab: t`Vehicles`,
      empty: t`No favourite Vehicles found`,
      hint: t`Tap the heart on a vehicle to save it for your next trip.`,
    },
    provider: {
      tab: t`Providers`,
      empty: t`No favourite Providers found`,
      hint: t`Tap the heart on a provider to save it here.`,
    },
  };
}
