import { stockOf } from '../../../../domain/cart';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { isCampaignRunning, isWithinDailyHours } from '../../../../domain/opening-hours';
import { needsOptions } from '../../../../domain/options';

/** What the button of an item does, or why it can't [CARD-05]. */
export type AddState =
  | { kind: 'add' }
  | { kind: 'options' }
  | { kind: 'campaign' }
  | { kind: 'blocked'; reason: 'outOfStock' | 'notAvailableNow' | 'campaignEnded' };

export function addStateOf(item: Item, now: number, utcOffsetMinutes: number): AddState {
  if (isSoldOut(item)) return { kind: 'blocked', reason: 'outOfStock' };
  if (item.campaign)
    return isCampaignRunning(item.campaign, now)
      ? { kind: 'campaign' }
      : { kind: 'blocked', reason: 'campaignEnded' };
  if (item.availableHours && !isWithinDailyHours(item.availableHours, now, utcOffsetMinutes))
    return { kind: 'blocked', reason: 'notAvailableNow' };
  return needsOptions(item) ? { kind: 'options' } : { kind: 'add' };
}

const isSoldOut = (item: Item): boolean =>
  item.variations.length > 0
    ? item.variations.every(({ stock }) => stock === 0)
    : stockOf(item, emptySelection) === 0;
