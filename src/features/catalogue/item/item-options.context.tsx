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

/** The loaded item. It is set in every state below `ready`. */
export const useItem = (): Item => useItemOptions(({ context }) => required(context.item, 'item'));

type Props = {
  logic: ReturnType<typeof provideItemOptions>;
  itemId: string;
  item: Item | null;
  /** The edited cart line; its choices are preselected [FOOD-12]. */
  line?: CartLine | null;
  children: ReactNode;
};

/** A new item or line is a new flow, hence the key. */
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
