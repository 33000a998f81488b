import type { Selection } from '../../../../domain/catalogue';
import type { OrderRequest } from '../../../../machines/shared/intent';
import { forgetDraft, readDraft, writeDraft } from '../../../platform/storage/drafts';

/** A direct order, stored in this tab so that it survives a reload of the checkout [NAV-06]. */
export type ChosenOrder = {
  itemId: number;
  moduleId: number;
  isCampaign: boolean;
  selection: Selection;
  quantity: number;
};

const NAME = 'order';

export const saveGuestOrder = ({ item, selection, quantity, intent }: OrderRequest): void =>
  writeDraft(NAME, {
    itemId: item.id,
    moduleId: item.moduleId,
    isCampaign: intent === 'campaign',
    selection,
    quantity,
  } satisfies ChosenOrder);

export const forgetOrder = (): void => forgetDraft(NAME);

/** Returns the direct order. The item is loaded again, because stored prices may be outdated. */
export function chosenOrder(isCampaign: boolean): ChosenOrder | null {
  const stored = recordOf(readDraft(NAME));
  if (stored === null || stored.isCampaign !== isCampaign) return null;
  const { itemId, moduleId, quantity } = stored;
  const selection = selectionOf(stored.selection);
  if (!isCount(itemId) || !isCount(moduleId) || !isCount(quantity) || selection === null) return null;
  return { itemId, moduleId, isCampaign, selection, quantity };
}

type Values = Record<string, unknown>;

const recordOf = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
const isText = (value: unknown): value is string => typeof value === 'string';

function selectionOf(value: unknown): Selection | null {
  const stored = recordOf(value);
  const [options, groups, addOns] = [stored?.options, stored?.groups, stored?.addOns].map(recordOf);
  if (!options || !groups || !addOns) return null;
  const isSelection =
    Object.values(options).every(isText) &&
    Object.values(groups).every((labels) => Array.isArray(labels) && labels.every(isText)) &&
    Object.values(addOns).every((count) => Number.isInteger(count));
  return isSelection ? ({ options, groups, addOns } as Selection) : null;
}
