import type { Item } from '../../../../domain/catalogue';

/** What the address of an item's page says beside its id: its market, and that it is asked for as a campaign's [ITEM-11]. */
export const itemSearch = ({ moduleId, campaign }: Pick<Item, 'moduleId' | 'campaign'>) => ({
  module_id: moduleId,
  ...(campaign !== null && { campaign: 1 as const }),
});
