import type { Item } from '../../../../domain/catalogue';

/** Returns the URL parameters of an item's page: its module, and whether it is a campaign item [ITEM-11]. */
export const itemSearch = ({ moduleId, campaign }: Pick<Item, 'moduleId' | 'campaign'>) => ({
  module_id: moduleId,
  ...(campaign !== null && { campaign: 1 as const }),
});
