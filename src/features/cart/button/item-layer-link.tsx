import { Link } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLayersRef } from '../../../platform/layers/layers.context';
import { isForAnotherTab } from '../../../platform/layers/panel-link';
import { withSearch } from '../../../platform/search-change';

type Props = Pick<ComponentProps<'a'>, 'aria-label' | 'tabIndex' | 'title'> & {
  className?: string | undefined;
  itemId: number;
  /** The id of the cart line to edit [FOOD-12]. */
  lineId?: number;
  children: ReactNode;
};

/** A link that opens the item's quick view on a press. In a new tab it opens the item's page [NAV-29]. */
export function ItemLayerLink({ itemId, lineId, ...rest }: Props) {
  const layers = useLayersRef();
  const search = withSearch({ panel: undefined, item: itemId, line: lineId });
  const open = (press: MouseEvent) => {
    if (isForAnotherTab(press)) return;
    press.preventDefault();
    layers.send({ type: 'layer.opened', name: 'item', item: itemId, line: lineId ?? null });
  };
  return <Link {...rest} data-opens="item" to="." search={search} hash resetScroll={false} onClick={open} />;
}
