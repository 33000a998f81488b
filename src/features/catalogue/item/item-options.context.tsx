import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CartLine } from '../../../../domain/cart';
import type { Item } from '../../../../domain/catalogue';
import type { itemOptionsMachine } from '../../../../machines/catalogue/item-options.machine';
import { required } from '../../../../machines/shared/required';
import { bindFlow, usePage } from '../../../platform/flow';
import { useClock, useConfig } from '../../../platform/shop.context';
import type { provideItemOptions } from './item-options.actors';

export const [ItemOptionsActor, useItemOptionsRef, useItemOptions] =
  bindFlow<ActorRefFrom<typeof itemOptionsMachine>>('itemOptions');

/** Returns the loaded item. Call it only in states below `ready`, where it is set. */
export const useItem = (): Item => useItemOptions(({ context }) => required(context.item, 'item'));

type Props = {
  logic: ReturnType<typeof provideItemOptions>;
  itemId: string;
  item: Item | null;
  /** The cart line being edited. Its choices are preselected [FOOD-12]. */
  line?: CartLine | null;
  children: ReactNode;
};

/** Provides the flow. The key starts a new flow for another item or line. */
export const ItemOptionsProvider = (props: Props) => (
  <ItemOptionsFlow key={`${props.itemId}:${props.line?.id ?? ''}`} {...props} />
);

function ItemOptionsFlow({ logic, itemId, item, line, children }: Props) {
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const edited = line ? { id: line.id, selection: line.selection, quantity: line.quantity } : null;
  const actor = usePage(logic, {
    input: { itemId, item, isCampaign: item?.campaign != null, edited, now: now(), utcOffsetMinutes },
  });
  return <ItemOptionsActor actor={actor}>{children}</ItemOptionsActor>;
}
