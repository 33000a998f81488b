import { stockOf } from '../../../../domain/cart';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { isCampaignRunning, isClosedForOrders, isWithinDailyHours } from '../../../../domain/opening-hours';
import { needsOptions } from '../../../../domain/options';

/** The action of the add button, or the reason why the item can't be added [CARD-05]. */
export type AddState =
  | { kind: 'add' }
  | { kind: 'options' }
  | { kind: 'campaign' }
  | { kind: 'blocked'; reason: 'outOfStock' | 'notAvailableNow' | 'campaignEnded' | 'storeClosed' };

export function addStateOf(item: Item, now: number, utcOffsetMinutes: number): AddState {
  if (isSoldOut(item)) return { kind: 'blocked', reason: 'outOfStock' };
  if (item.campaign && !isCampaignRunning(item.campaign, now))
    return { kind: 'blocked', reason: 'campaignEnded' };
  if (item.storeOpening && isClosedForOrders(item.storeOpening, now))
    return { kind: 'blocked', reason: 'storeClosed' };
  if (item.campaign) return { kind: 'campaign' };
  if (item.availableHours && !isWithinDailyHours(item.availableHours, now, utcOffsetMinutes))
    return { kind: 'blocked', reason: 'notAvailableNow' };
  return needsOptions(item) ? { kind: 'options' } : { kind: 'add' };
}

const isSoldOut = (item: Item): boolean =>
  item.variations.length > 0
    ? item.variations.every(({ stock }) => stock === 0)
    : stockOf(item, emptySelection) === 0;
