import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { LayerSearch } from '../../../ui/layers/search-layer';

type Props = Pick<ComponentProps<'a'>, 'aria-label' | 'title'> & {
  className?: string | undefined;
  itemId: number;
  /** The line of the cart whose choices shall be changed [FOOD-12]. */
  lineId?: number;
  children: ReactNode;
};

/** Opens the quick view of an item above the page: a link, so that it has an address and Back closes it [NAV-29]. */
export function ItemLayerLink({ itemId, lineId, ...rest }: Props) {
  const search = (previous: LayerSearch) => ({
    ...previous,
    panel: undefined,
    item: itemId,
    line: lineId,
  });
  return (
    <Link
      {...rest}
      to="."
      search={search as never}
      state={(previous) => ({ ...previous, layer: `item:${itemId}` })}
      hash
      resetScroll={false}
    />
  );
}
