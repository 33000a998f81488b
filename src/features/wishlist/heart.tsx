import { useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import type { FavouriteType } from '../../../machines/wishlist/wishlist.types';
import { isFavourite } from '../../../machines/wishlist/wishlist.view';
import classes from './heart.module.css';
import { useWishlist, useWishlistRef } from './wishlist.context';

type Props = { kind: FavouriteType; id: number; name: string; className?: string | undefined };

/**
 * The button of the wishlist. Its accessible name is constant; only `aria-pressed` changes [WISH-07]. All
 * hearts of an item change together.
 */
export function Heart({ kind, id, name, className }: Props) {
  const { t } = useLingui();
  const wishlist = useWishlistRef();
  const isOn = useWishlist(({ context }) => isFavourite(context, { kind, id }));
  return (
    <button
      type="button"
      className={[classes.heart, className].filter(Boolean).join(' ')}
      aria-label={t`Add ${name} to wishlist`}
      aria-pressed={isOn}
      onClick={() => wishlist.send({ type: 'wish.toggled', favourite: { kind, id } })}
    >
      <IconHeart size={20} stroke={1.9} aria-hidden />
    </button>
  );
}
