import type { ReactNode } from 'react';
import type { CartLine } from '../../../domain/cart';
import type { Item } from '../../../domain/catalogue';
import { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { required } from '../../../machines/shared/required';
import { createFlowContext } from '../../ui/flow-context';
import { useClock, useConfig } from '../session/config.context';
import type { provideItemOptions } from './item-options.actors';

const ItemOptions = createFlowContext(itemOptionsMachine);
export const useItemOptions = ItemOptions.useSelector;
export const useItemOptionsRef = ItemOptions.useActorRef;

/** The item that every state below `ready` has. */
export const useItem = (): Item => useItemOptions(({ context }) => required(context.item, 'item'));

type Props = {
  logic: ReturnType<typeof provideItemOptions>;
  itemId: string;
  item: Item | null;
  /** The line of the cart that is being edited: its choices are shown [FOOD-12]. */
  line: CartLine | null;
  children: ReactNode;
};

export function ItemOptionsProvider({ logic, itemId, item, line, children }: Props) {
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  return (
    <ItemOptions.Provider
      key={`${itemId}:${line?.id ?? ''}`}
      logic={logic}
      options={{
        input: {
          itemId,
          item,
          isCampaign: false,
          selection: line?.selection ?? null,
          quantity: line?.quantity ?? null,
          now: now(),
          utcOffsetMinutes,
        },
      }}
    >
      {children}
    </ItemOptions.Provider>
  );
}
