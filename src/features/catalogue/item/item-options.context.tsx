import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CartLine } from '../../../../domain/cart';
import type { Item } from '../../../../domain/catalogue';
import type { itemOptionsMachine } from '../../../../machines/catalogue/item-options.machine';
import { required } from '../../../../machines/shared/required';
import { useClock, useConfig, useNotify } from '../../../platform/shop.context';
import { createActorBinding } from '../../../ui/actor-binding';
import { useNews } from '../../../ui/news';
import type { provideItemOptions } from './item-options.actors';

export const {
  Provider: ItemOptionsActor,
  useActorRef: useItemOptionsRef,
  useActorValue: useItemOptions,
} = createActorBinding<ActorRefFrom<typeof itemOptionsMachine>>('itemOptions');

/** The item that every state below `ready` has. */
export const useItem = (): Item => useItemOptions(({ context }) => required(context.item, 'item'));

type Props = {
  logic: ReturnType<typeof provideItemOptions>;
  itemId: string;
  item: Item | null;
  /** The line of the cart that is being edited: its choices are shown [FOOD-12]. */
  line?: CartLine | null;
  children: ReactNode;
};

/** Another item, or another line of the cart, is another flow: hence the key. */
export const ItemOptionsProvider = (props: Props) => (
  <ItemOptionsFlow key={`${props.itemId}:${props.line?.id ?? ''}`} {...props} />
);

function ItemOptionsFlow({ logic, itemId, item, line, children }: Props) {
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const edited = line ? { id: line.id, selection: line.selection, quantity: line.quantity } : null;
  const actor = useActorRef(logic, {
    input: { itemId, item, isCampaign: item?.campaign != null, edited, now: now(), utcOffsetMinutes },
  });
  useNews(actor, 'notice', useNotify());
  return <ItemOptionsActor actor={actor}>{children}</ItemOptionsActor>;
}
