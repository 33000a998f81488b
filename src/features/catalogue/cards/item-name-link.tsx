import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { useLayersRef } from '../../../platform/layers/layers.context';
import { isForAnotherTab } from '../../../platform/layers/panel-link';
import { itemSearch } from '../page/item-search';
import classes from './item-name-link.module.css';

/** Matches devices without a mouse. The same media query as in `item-card.module.css`. */
const BY_FINGER = '(max-width: 767px), (hover: none)';

/** A link to the item. On touch screens the whole card opens the quick view. */
export function ItemNameLink({ item }: { item: Item }) {
  const layers = useLayersRef();
  const open = (press: MouseEvent) => {
    if (isForAnotherTab(press) || !window.matchMedia(BY_FINGER).matches) return;
    press.preventDefault();
    layers.send({ type: 'layer.opened', name: 'item', item: item.id, line: null });
  };
  return (
    <Link
      className={classes.link}
      data-opens="item"
      to="/product/$id"
      params={{ id: String(item.id) }}
      search={itemSearch(item)}
      onClick={open}
    >
      <span className={classes.words}>{item.name}</span>
    </Link>
  );
}
